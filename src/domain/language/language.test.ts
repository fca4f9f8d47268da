import { describe, expect, it } from 'vitest'
import { inLanguage, languageAsked, languageOfPage, languageOfPath, preferredLanguage, seekerPath } from './language.ts'

describe('the language of a page', () => {
  it('is in its path', () => {
    expect(languageOfPath('/residences')).toBe('en')
    expect(languageOfPath('/es/residencias/harbor-row')).toBe('es')
    expect(languageOfPath('/es')).toBe('es')
    expect(languageOfPath('/estimates')).toBe('en')
  })

  it('is in the query where a page stands in frames, and only there', () => {
    const spanish = new URLSearchParams('lang=es')
    expect(languageOfPage('/embed/directory/maine', spanish)).toBe('es')
    expect(languageOfPage('/embed/directory/maine', new URLSearchParams('lang=tlh'))).toBe('en')
    expect(languageOfPage('/about', spanish)).toBe('en')
    expect(languageOfPage('/es/residencias', new URLSearchParams('lang=en'))).toBe('es')
  })

  it('is asked for by path or query, or not at all', () => {
    expect(languageAsked('/about', new URLSearchParams('lang=es'))).toBe('es')
    expect(languageAsked('/es', new URLSearchParams('lang=en'))).toBe('es')
    expect(languageAsked('/about', new URLSearchParams('lang=de'))).toBeNull()
    expect(languageAsked('/about', new URLSearchParams())).toBeNull()
  })

  it('is the browser’s where nothing else says it', () => {
    const preferred = ['es', 'es-MX;q=0.9, en;q=0.8', 'EN, es', 'de, es;q=0.1', 'es;q=0', '', 'est', 'es;q=x', null]
    expect(preferred.map(preferredLanguage)).toEqual(['es', 'es', 'en', 'es', 'en', 'en', 'en', 'es', 'en'])
  })

  it('has an address for every screen', () => {
    expect(seekerPath('search', 'en')).toBe('/residences')
    expect(seekerPath('residence', 'es', 'harbor-row')).toBe('/es/residencias/harbor-row')
  })

  it('changes with the screen kept', () => {
    expect(inLanguage('/residences/harbor-row', 'es')).toBe('/es/residencias/harbor-row')
    expect(inLanguage('/es/residencias', 'en')).toBe('/residences')
    expect(inLanguage('/residences?state=OH', 'es')).toBe('/es/residencias?state=OH')
    expect(inLanguage('/about', 'es')).toBeNull()
    expect(inLanguage('/residences-old', 'es')).toBeNull()
  })
})
