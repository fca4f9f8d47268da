// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { takeDrawings } from '#web/plumbing/take-drawings.ts'
import { DocumentDrawings, DrawingShapes } from './drawing.tsx'
import { Icon, type IconName } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

function renderDocument(...names: IconName[]): string {
  const drawings = new Map<string, ReactNode>()
  const body = renderToStaticMarkup(
    <DocumentDrawings value={drawings}>
      {names.map((name, at) => (
        <Icon key={`${at} ${name}`} name={name} />
      ))}
    </DocumentDrawings>,
  )
  return renderToStaticMarkup(<DrawingShapes drawings={drawings} />) + body
}

it('a document holds the shapes of a drawing once, an island where it is drawn', () => {
  const html = renderDocument('bed', 'check', 'bed')
  expect(html.split(iconPaths.bed)).toHaveLength(2)
  expect(html.split('<use href="#i-bed">')).toHaveLength(3)
  expect(renderToStaticMarkup(<Icon name="bed" />)).toContain(iconPaths.bed)
})

it('a page takes the drawings over that it has not shown yet', () => {
  document.body.innerHTML = renderDocument('bed')
  const read = document.implementation.createHTMLDocument()
  read.body.innerHTML = renderDocument('bed', 'check')
  takeDrawings(read)
  expect([...document.querySelectorAll('#drawings > *')].map(({ id }) => id)).toEqual(['i-bed', 'i-check'])
})
