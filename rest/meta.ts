import { z } from 'zod'
import { country, lang } from './query.ts'
import type { Route } from './route.ts'

const choice = 'id: value label'

export const meta: Route = {
  method: 'GET',
  path: '/api/meta',
  summary: 'Reference data: countries, stores, regions, allergens, exclusion presets, filters',
  input: z.object({ country, lang }),
  status: 200,
  document: `
    query getMeta($country: ID) {
      meta(country: $country) {
        countries { code label currency symbol decimals hasRegions }
        stores { code country name kind priceIndex }
        regions { country code label }
        allergens { ${choice} }
        excludePresets { id kind label excludeTags allergens exclude }
        filters {
          slot { ${choice} } equipment { ${choice} } excludeTags { ${choice} } goal { ${choice} } lang { ${choice} }
          budgetMode { ${choice} } tags { ${choice} } course { ${choice} }
        }
      }
    }`,
}
