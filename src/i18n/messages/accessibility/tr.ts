/** The statement on accessibility. */
export const accessibility = {
  title: 'Erişilebilirlik',
  lead: 'Bu sayfalar herkes için yapıldı: klavyeyle, ekran okuyucuyla, büyük yazıyla ya da tek başparmakla.',
  holdsTitle: 'Bunun için yapılanlar',
  standard:
    'WCAG 2.2 yönergelerinin AA düzeyine uyarlar. Testler bir tarayıcıda, açık ve koyu görünümde aykırılık arar; planlarda zorunlu renklerle ve %200 büyütmede de.',
  keyboard:
    'Her şeye klavyeyle ulaşılır ve ilk bağlantı içeriğe götürür. Bir grafiğin gösterdiği, yanında yazıyla da söylenir.',
  scripts:
    'Planlar, değişimler ve düzenlemeler betikler olmadan çalışır. Saklanan işaretler, zamanlayıcılar ve ortak listeler için betik gerekir.',
  limitsTitle: 'Bilinen sınırlar',
  drawings: 'Yemek çizimlerinin açıklaması yoktur: yanlarındaki metnin söylemediği bir şey göstermezler.',
  explorers: 'API gezginleri başka projelerden gelir ve denetlenmemiştir.',
  people: 'Bu sayfaları şimdiye kadar engelli bir kişi sınamadı.',
  writeTitle: 'Çalışmayan bir şey mi var?',
  write: 'Bu hizmetin işletmecisine yazın ve sayfayı belirtin.',
}
