import { expect, it } from 'vitest'
import { isLinkMark } from './link-marks.ts'

it('knows what others add to links from what a page can be asked', () => {
  const added = ['utm_source', 'utm_content', 'fbclid', 'gclid', 'msclkid', 'wbraid', 'igshid', 'igsh', 'mc_cid', '_ga']
  expect(added.filter((name) => !isLinkMark(name))).toEqual([])
  const asked = ['q', 'town', 'for', 'open', 'page', 'lang', 'homes', 'foo', 'utm', 'client', 'clid_for']
  expect(asked.filter(isLinkMark)).toEqual([])
})
