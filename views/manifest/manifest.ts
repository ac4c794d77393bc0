import { asset } from '../assets.ts'
import { link } from '../links.ts'
import { page } from '../page.ts'
import { sayIn } from '../say.ts'

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: asset(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to know to install the service, as the web app manifest of the W3C. */
export const manifest = page({
  path: '/manifest.webmanifest',
  query: [],
  type: 'application/manifest+json',
  documents: {},
  render: (_, context) => {
    const say = sayIn(context)
    return JSON.stringify({
      id: '/',
      name: 'Provender',
      short_name: 'Provender',
      description: say('page.homeTitle'),
      lang: context.tag,
      start_url: link(context, '/'),
      scope: '/',
      display: 'standalone',
      background_color: '#fbfaf6',
      theme_color: '#fbfaf6',
      icons: [
        png('icon-192.png', 192, 'any'),
        png('icon-512.png', 512, 'any'),
        png('icon-maskable-512.png', 512, 'maskable'),
      ],
      shortcuts: [{ name: say('page.recipes'), url: link(context, '/recipes') }],
    })
  },
})
