import { describe, expect, it } from 'vitest'
import { inLanguage, languageOfPath, seekerPath } from './language.ts'

describe('the language of a page', () => {
  it('is in its path', () => {
    expect(languageOfPath('/residences')).toBe('en')
    expect(languageOfPath('/es/residencias/harbor-row')).toBe('es')
    expect(languageOfPath('/es')).toBe('es')
    expect(languageOfPath('/estimates')).toBe('en')
  })

  it('has an address for every screen', () => {
    expect(seekerPath('search', 'en')).toBe('/residences')
    expect(seekerPath('residence', 'es', 'harbor-row')).toBe('/es/residencias/harbor-row')
  })

  it('changes with the screen kept', () => {
    expect(inLanguage('/residences/harbor-row', 'es')).toBe('/es/residencias/harbor-row')
    expect(inLanguage('/es/residencias', 'en')).toBe('/residences')
    expect(inLanguage('/about', 'es')).toBeNull()
    expect(inLanguage('/residences-old', 'es')).toBeNull()
  })
})
