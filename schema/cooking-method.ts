import { Method } from '../src/catalogue/method.ts'
import { duration } from '../src/i18n/format.ts'
import { label, message } from '../src/i18n/message.ts'
import { measuredTexts } from './amounts.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { objectOf } from './from-zod.ts'
import { measuredArgs } from './vocabulary.ts'

const CookingMethod = objectOf(
  'CookingMethod',
  Method,
  'Another way to cook a dish: one appliance in place of another; all else stays as its steps say.',
)

builder.objectFields(CookingMethod, (t) => ({
  text: t.string({
    description: 'The method in words: "Air fryer, 190 °C: 10 min hands-on, 18 min unattended".',
    args: measuredArgs,
    resolve: ({ appliance, activeMin, waitMin, celsius, pressure }, args, context) => {
      const lang = langOf(context, args)
      const values = {
        appliance: label(lang, 'equipment', appliance),
        celsius: celsius === null ? 'none' : String(celsius),
        pressure: pressure ? 'yes' : 'no',
        hands: duration(lang, activeMin),
        waiting: waitMin === 0 ? 'none' : duration(lang, waitMin),
      }
      return measuredTexts(context, args, [message(lang, 'page.otherWay', values)]).join('')
    },
  }),
}))
