import { describe, expect, it } from 'vitest'
import {
  buildSeekerPath,
  chooseLanguage,
  choosePageLanguage,
  findAskedLanguage,
  readPathLanguage,
  translatePath,
} from './language.ts'

describe('the language of a page', () => {
  it('is in its path', () => {
    expect(readPathLanguage('/residences')).toBe('en')
    expect(readPathLanguage('/es/residencias/harbor-row')).toBe('es')
    expect(readPathLanguage('/es')).toBe('es')
    expect(readPathLanguage('/estimates')).toBe('en')
  })

  it('is in the query where a page stands in frames, and only there', () => {
    const spanish = new URLSearchParams('lang=es')
    expect(choosePageLanguage('/embed/directory/maine', spanish)).toBe('es')
    expect(choosePageLanguage('/embed/directory/maine', new URLSearchParams('lang=tlh'))).toBe('en')
    expect(choosePageLanguage('/about', spanish)).toBe('en')
    expect(choosePageLanguage('/es/residencias', new URLSearchParams('lang=en'))).toBe('es')
  })

  it('is asked for by path or query, or not at all', () => {
    expect(findAskedLanguage('/about', new URLSearchParams('lang=es'))).toBe('es')
    expect(findAskedLanguage('/es', new URLSearchParams('lang=en'))).toBe('es')
    expect(findAskedLanguage('/about', new URLSearchParams('lang=de'))).toBeNull()
    expect(findAskedLanguage('/about', new URLSearchParams())).toBeNull()
  })

  it('is the browser’s where nothing else says it', () => {
    const preferred = ['es', 'es-MX;q=0.9, en;q=0.8', 'EN, es', 'de, es;q=0.1', 'es;q=0', '', 'est', 'es;q=x', null]
    expect(preferred.map(chooseLanguage)).toEqual(['es', 'es', 'en', 'es', 'en', 'en', 'en', 'es', 'en'])
  })

  it('has an address for every screen', () => {
    expect(buildSeekerPath('search', 'en')).toBe('/residences')
    expect(buildSeekerPath('residence', 'es', 'harbor-row')).toBe('/es/residencias/harbor-row')
  })

  it('changes with the screen kept', () => {
    expect(translatePath('/residences/harbor-row', 'es')).toBe('/es/residencias/harbor-row')
    expect(translatePath('/es/residencias', 'en')).toBe('/residences')
    expect(translatePath('/residences?state=OH', 'es')).toBe('/es/residencias?state=OH')
    expect(translatePath('/about', 'es')).toBeNull()
    expect(translatePath('/residences-old', 'es')).toBeNull()
  })
})
