import { landing } from '#content/landing/landing.ts'
import { quarters } from '#content/site/roadmap.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage } from '#web/plumbing/page.ts'
import { Landing } from './landing.tsx'
import './landing.css'

const trail = quarters.map(({ name, done, milestone }) => ({ name, percent: readFigureValue(done) ?? 0, milestone }))

function findNotice(query: URLSearchParams): string | null {
  if (query.get('signed-out') !== '1') return null
  return query.get('account') === 'deleted' ? landing.accountDeleted : landing.signedOut
}

export default definePage<DirectoryStats | null>({
  // The page is complete without the counts.
  load: ({ fetch }) => callApi('GET /api/directory/stats', {}, { fetch }).catch(() => null),
  head: () => ({ ...landing.head, path: '/' }),
  show: ({ data, visit: { site, query } }) => (
    <Landing
      text={landing}
      quarters={trail}
      records={directoryRecords}
      site={site}
      stats={data}
      notice={findNotice(query)}
    />
  ),
})
