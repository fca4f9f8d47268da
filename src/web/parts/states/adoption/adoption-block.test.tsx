import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AdoptionBlock, toPatches } from './adoption-block.tsx'

it('draws each patch as the state has adopted it, and what is missing as absent', () => {
  expect(toPatches(['adopted', 'in-progress', 'planned'])).toEqual(['on', 'half', 'plan', 'off'])
})

it('says the same in words', () => {
  const drawn = renderToStaticMarkup(
    <AdoptionBlock states={['adopted', 'adopted']} words="2 of 4, 50%" levelName="Quality Certification" />,
  )
  expect(drawn).toContain('2 of 4, 50%')
  expect(drawn).toContain('Quality Certification')
})
