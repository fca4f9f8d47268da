import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server.edge'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import { states } from '#content/states/slugs.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import { readSearchAddress } from '#domain/search/search-address.ts'
import type { PageData } from '#web/pages/search/page-data.ts'
import { ResidencesScreen } from '#web/pages/search/residences-screen.tsx'

// Started by bare-render.ts with a search, what the product answered to it, and a port.
const [search = '', answered = '', port = ''] = process.argv.slice(2)
// What the product's own API says is of this shape.
const answer = JSON.parse(answered) as SearchAnswer
const address = readSearchAddress(new URLSearchParams(search))
const none = { outline: null, ground: null, stateGround: null, largest: [] }
const found: PageData = {
  address,
  view: 'cards',
  at: answer.measuredAt,
  searched: {
    kind: 'found',
    answer,
    compared: [],
    shown: { residences: answer.items, misses: answer.misses },
    map: none,
    nearest: [],
    guide: null,
  },
}
const unset = { value: '', sample: true }
const site: SiteSettings = {
  supportPhone: unset,
  supportEmail: unset,
  socialTwitterUrl: unset,
  socialLinkedinUrl: unset,
  socialFacebookUrl: unset,
  directoryHost: null,
  partnersPage: 'live',
  mapTiles: null,
  baseUrl: '',
  textsGoOut: false,
  sampleData: true,
}

createServer((_, response) => {
  const html = renderToString(
    <ResidencesScreen found={found} site={site} states={states} words={searchEn} listingWords={listingEn} />,
  )
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) })
  response.end(html)
}).listen(Number(port), '127.0.0.1')
