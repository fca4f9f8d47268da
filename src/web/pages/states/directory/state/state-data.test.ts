import { expect, it } from 'vitest'
import { directoryWords } from '#content/states/directory/directory-pages.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { buildStateData } from './state-data.ts'

function toData(code: string) {
  const record = directoryRecords.find((one) => one.code === code)
  if (!record) throw new Error(`No record of ${code}`)
  return buildStateData(record, directoryWords.state.data)
}

it('tells who certifies in a state, with what the affiliate has published', () => {
  expect(toData('OH').mentions).toEqual({
    '@type': 'Organization',
    name: 'Ohio Recovery Housing',
    alternateName: 'ORH',
    url: 'https://ohiorecoveryhousing.org',
    telephone: '614-453-5133',
    areaServed: 'Ohio',
  })
})

it('tells of nobody where no affiliate is known', () => {
  const data = toData('DC')
  expect(data).not.toHaveProperty('mentions')
  expect(data.name).toBe('Recovery residences in the District of Columbia')
  expect(data.alternateName).toBe('Sober living homes in the District of Columbia')
})
