import { expect, test } from 'vitest'
import { duration } from '../../src/i18n/format.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'

const service = serviceForFile()

test('the page on privacy says who runs the service, in every language', async () => {
  const page = await (await service.get('/privacy?lang=de')).text()
  expect(page).toContain('180 Tage')
  expect(page).toContain('Der Betreiber hat es hier nicht angegeben.')
  expect(await (await service.get('/?lang=de')).text()).toContain('href="/privacy?lang=de"')
})

test('the page on privacy says where network addresses are, and for how long a Redis knows them', async () => {
  const limits = { rateLimit: null, planRateLimit: null, agreements: [], trustProxy: 0 }
  const pageRateLimit = { perMinute: 30, burst: 60 }
  for (const [planDailyLimit, minutes] of [
    [null, 2],
    [100, 24 * 60],
  ] as const) {
    // Nobody answers there: the service counts alone until somebody does.
    const redisUrl = 'redis://127.0.0.1:9'
    const shared = await testService({ limits: { ...limits, pageRateLimit, planDailyLimit, redisUrl } })
    for (const lang of LANGUAGES) {
      const page = await (await shared.get(`/privacy?lang=${lang}`)).text()
      const time = duration(lang, minutes)
      expect(page).toContain(message(lang, 'household.privacy.addressesShared', { time }))
      expect(page).not.toContain(message(lang, 'household.privacy.addresses'))
      expect(await (await service.get(`/privacy?lang=${lang}`)).text()).toContain(
        message(lang, 'household.privacy.addresses'),
      )
    }
    await shared.close()
  }
})
