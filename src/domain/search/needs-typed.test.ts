import { describe, expect, it } from 'vitest'
import { readTypedNeeds } from './needs-typed.ts'

describe('needs typed where a place or a name is asked for', () => {
  it.each([
    ['Suboxone', { buprenorphine: 'yes' }],
    ['Methadone clinic', { methadone: 'yes' }],
    ['vivitrol', { naltrexone: 'yes' }],
    ['metadona', { methadone: 'yes' }],
    ['homes that accept Suboxone', { buprenorphine: 'yes' }],
    ['men', { for: 'men' }],
    ["Women's", { for: 'women' }],
    ['women only', { for: 'women' }],
    ['women with children', { for: 'women_with_children' }],
    ['mujeres con niños', { for: 'women_with_children' }],
    ['felony', { justice: 'yes' }],
    ['felony friendly', { justice: 'yes' }],
    ['couples', { for: 'couples' }],
    ['kids', { children: 'yes' }],
    ['perros', { pets: 'yes' }],
    ['gay men', { for: 'men' }],
    ['men on methadone', { for: 'men', methadone: 'yes' }],
    ['level III', { level: '3' }],
    ['sober living', {}],
    ['MAT', { buprenorphine: 'yes', methadone: 'yes', naltrexone: 'yes' }],
    ['moud homes', { buprenorphine: 'yes', methadone: 'yes', naltrexone: 'yes' }],
    ['methadone near me', { methadone: 'yes' }],
    ['metadona cerca de mí', { methadone: 'yes' }],
    ['Methadone or Suboxone', { methadone: 'yes', buprenorphine: 'yes' }],
    ['men or women', {}],
    ['kids ok', { children: 'yes' }],
  ])('%s is %o', (text, filters) => {
    expect(readTypedNeeds(text)).toEqual({ filters, rest: '' })
  })

  it.each([
    ['methadone in Little Rock', { methadone: 'yes' }, 'little rock'],
    ['Portland, OR men', { for: 'men' }, 'portland or'],
    ['Austin homes for women', { for: 'women' }, 'austin'],
    ['hombres cerca de Tulsa', { for: 'men' }, 'tulsa'],
    ['Veteran, WY', { veterans: 'yes' }, 'wy'],
    ['men OK', { for: 'men' }, 'ok'],
    ['Methadone, Oregon', { methadone: 'yes' }, 'oregon'],
    ['Menlo Park', {}, 'menlo park'],
    ['Indiana, PA', {}, 'indiana pa'],
    ['Women of Hope', { for: 'women' }, 'of hope'],
  ])('%s leaves its place', (text, filters, rest) => {
    expect(readTypedNeeds(text)).toEqual({ filters, rest })
  })
})
