/** The statement on accessibility. */
export const accessibility = {
  title: '无障碍',
  lead: '这些页面为所有人而做：用键盘、屏幕阅读器、大字号或单手拇指都能使用。',
  holdsTitle: '我们做了什么',
  standard:
    '页面遵循《Web 内容无障碍指南》(WCAG) 2.2 的 AA 级。测试在浏览器中以浅色和深色检查问题；计划页面还会在强制颜色和 200% 缩放下检查。',
  keyboard: '所有内容都可用键盘到达，第一个链接通往正文。图表显示的内容旁边都有文字说明。',
  scripts: '计划、替换和更改无需脚本。记住勾选、计时器和共享清单需要脚本。',
  limitsTitle: '已知的不足',
  drawings: '菜肴插图没有说明：图中没有旁边文字未提及的内容。',
  explorers: 'API 浏览工具来自其他项目，未经检查。',
  people: '目前还没有残障人士测试过这些页面。',
  writeTitle: '有什么用不了？',
  write: '请写信给本服务的运营者，并说明是哪个页面。',
}
