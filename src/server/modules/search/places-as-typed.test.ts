import { describe, expect, it } from 'vitest'
import { createPlaces } from '#server/modules/search/known-places.ts'
import type { Meant } from '#server/modules/search/named-places.ts'
import { everyState } from '../../../../tests/support/every-state.ts'
import { drawnPlaces } from '../../../../tests/support/places-file.ts'

const places = createPlaces({ file: drawnPlaces(), states: everyState })

/** In one line: "Little Rock, AR"; "guess: Phoenix, AZ"; "state Ohio"; "Which Springfield? Springfield, IL ..."; "none: zip". */
function told(meant: Meant): string {
  if (meant.kind === 'unknown') {
    return meant.why === 'several' ? `Which ${meant.name}? ${meant.choices.join(' | ')}` : `none: ${meant.why}`
  }
  const name = meant.kind === 'state' ? `state ${meant.name}` : `${meant.name}, ${meant.stateCode}`
  return meant.isGuess ? `guess: ${name}` : name
}

describe('a place as people type it', () => {
  it.each([
    // Towns, with a state in every spelling.
    ['Little Rock', 'Little Rock, AR'],
    ['little rock ar', 'Little Rock, AR'],
    ['Little Rock, Arkansas', 'Little Rock, AR'],
    ['LITTLE ROCK,AR', 'Little Rock, AR'],
    ['Austin', 'Austin, TX'],
    ['Washington DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['New York, NY', 'New York, NY'],
    ['Hot Springs, AR', 'Hot Springs, AR'],
    ['St. Louis', 'Saint Louis, MO'],
    ['Saint Louis', 'Saint Louis, MO'],
    ['st louis mo', 'Saint Louis, MO'],
    ['Ft Worth', 'Fort Worth, TX'],
    ['Ft. Lauderdale', 'Fort Lauderdale, FL'],
    ['winston salem', 'Winston-Salem, NC'],
    ['Kansas City', 'Kansas City, MO'],
    ['Kansas City, KS', 'Kansas City, KS'],
    ['downtown Dallas', 'Dallas, TX'],
    ['near Tulsa', 'Tulsa, OK'],
    ['Portland', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Columbus', 'Columbus, OH'],
    // What people say.
    ['NYC', 'New York, NY'],
    ['New York City', 'New York, NY'],
    ['Manhattan', 'Manhattan, NY'],
    ['Brooklyn', 'Brooklyn, NY'],
    ['the Bronx', 'Bronx, NY'],
    ['Queens', 'Queens, NY'],
    ['Staten Island', 'Staten Island, NY'],
    ['LA', 'Los Angeles, CA'],
    ['Philly', 'Philadelphia, PA'],
    ['North Philly', 'North Philadelphia, PA'],
    ['Vegas', 'Las Vegas, NV'],
    ['NOLA', 'New Orleans, LA'],
    ['OKC', 'Oklahoma City, OK'],
    ['St Pete', 'Saint Petersburg, FL'],
    ['Indy', 'Indianapolis, IN'],
    // What people say in Spanish.
    ['Los Ángeles', 'Los Angeles, CA'],
    ['Filadelfia', 'Philadelphia, PA'],
    ['Nueva Orleans', 'New Orleans, LA'],
    ['ciudad de Nueva York', 'New York, NY'],
    ['Tejas', 'state Texas'],
    ['estado de Tejas', 'state Texas'],
    ['Virginia del Oeste', 'state West Virginia'],
    ['San Antonio, Tejas', 'San Antonio, TX'],
    ['la ciudad de Little Rock', 'Little Rock, AR'],
    ['cerca de Tulsa', 'Tulsa, OK'],
    ['condado de Los Ángeles', 'Los Angeles County, CA'],
    ['condado de Pulaski, AR', 'Pulaski County, AR'],
    ['Condado de Pulaski, Arkansas', 'Pulaski County, AR'],
    ['el condado de Orange', /^Which Orange County\?/],
    ['condado de Pulasky, AR', 'guess: Pulaski County, AR'],
    // Several of a name.
    ['Springfield', /^Which Springfield\? Springfield, IL \| Springfield, MA \| Springfield, MO \| /],
    ['Mt Pleasant', /^Which Mount Pleasant\? Mount Pleasant, (SC|MI)/],
    ['Hollywood', /^Which Hollywood\? Hollywood, FL \| Hollywood, CA/],
    ['Orange County', /^Which Orange County\? Orange County, CA \| Orange County, FL/],
    ['Jefferson County', /^Which Jefferson County\? .*Jefferson County, AL/],
    // Slips.
    ['Litle Rock', 'guess: Little Rock, AR'],
    ['Litel Rock, AR', 'guess: Little Rock, AR'],
    ['Albuqerque', 'guess: Albuquerque, NM'],
    ['Pheonix', 'guess: Phoenix, AZ'],
    ['Philidelphia', 'guess: Philadelphia, PA'],
    ['Pittsburg PA', 'guess: Pittsburgh, PA'],
    ['Springfeild', /^Which Springfield\?/],
    ['Tennesee', 'guess: state Tennessee'],
    ['Pulasky County, AR', 'guess: Pulaski County, AR'],
    // Counties.
    ['Pulaski County', 'Pulaski County, AR'],
    ['Pulaski County AR', 'Pulaski County, AR'],
    ['Pulaski County, Kentucky', 'Pulaski County, KY'],
    ['pulaski co', 'Pulaski County, AR'],
    ['Travis', 'Travis County, TX'],
    ['Travis County', 'Travis County, TX'],
    ['Cook County', 'Cook County, IL'],
    ['Orleans Parish', 'Orleans Parish, LA'],
    ['Caddo County, LA', 'Caddo Parish, LA'],
    ['Kenai Peninsula Borough', 'Kenai Peninsula Borough, AK'],
    ['Kenai Peninsula', 'Kenai Peninsula Borough, AK'],
    ['Prince George’s County', "Prince George's County, MD"],
    ['St. Clair County, IL', 'St. Clair County, IL'],
    ['Hartford County', 'Hartford County, CT'],
    ['Quitman County, GA', 'Quitman County, GA'],
    ['Miami-Dade County', 'Miami-Dade County, FL'],
    // ZIP codes.
    ['72201', '72201, AR'],
    ['72201-1234', '72201, AR'],
    ['Little Rock, AR 72201', '72201, AR'],
    ['72201 Little Rock', '72201, AR'],
    ['99999', 'none: zip'],
    ['7220', 'none: zip'],
    // In no state.
    ['00901', 'none: outside'],
    ['96913', 'none: outside'],
    ['96799', 'none: outside'],
    ['Puerto Rico', 'none: outside'],
    // Nobody can tell.
    ['near me', 'none: here'],
    ['sober living near me', 'none: here'],
    ['my location', 'none: here'],
    ['cerca de mí', 'none: here'],
    ['ME', 'state Maine'],
    // What is looked for, before the place.
    ['sober living in Little Rock', 'Little Rock, AR'],
    ['sober living homes near Austin TX', 'Austin, TX'],
    ['halfway houses in Texas', 'state Texas'],
    // States.
    ['Arkansas', 'state Arkansas'],
    ['ar', 'state Arkansas'],
    ['DC', 'state District of Columbia'],
    ['Louisiana', 'state Louisiana'],
    ['New York', 'state New York'],
    ['Nueva York', 'state New York'],
    ['state of Ohio', 'state Ohio'],
    ['Hope House Recovery', 'none: unlike'],
  ])('“%s” is %s', async (typed, wanted) => {
    const said = told(await places.find(typed, null))
    if (typeof wanted === 'string') expect(said).toBe(wanted)
    else expect(said).toMatch(wanted)
  })

  it.each([
    ['Portland', 'Portland, ME'],
    ['Manhattan', 'Manhattan, KS'],
    ['Columbus', 'Columbus, GA'],
    ['Pulaski County', 'Pulaski County, KY'],
    ['LA', 'Louisiana'],
    ['New York', 'New York, NY'],
    ['Washington', 'Washington, DC'],
    ['Pheonix', 'Phoenix, NY'],
  ])('“%s” has %s beside it', async (typed, other) => {
    const meant = await places.find(typed, null)
    expect('others' in meant && meant.others).toContain(other)
  })

  it('has no other beside a town whose state was said', async () => {
    expect(await places.find('Portland, ME', null)).toMatchObject({ others: [] })
  })

  it('takes a county by its ZIP codes, and by the towns that lie mostly in it', async () => {
    const { zips, towns } = await places.inCounty('Pulaski County', 'AR')
    expect(zips).toEqual(expect.arrayContaining(['72201', '72114']))
    expect(zips).not.toContain('72032')
    expect(towns).toEqual(expect.arrayContaining(['Little Rock', 'North Little Rock', 'Sherwood']))
    expect(towns).not.toContain('Conway')
    expect(await places.inCounty('Nowhere County', 'AR')).toEqual({ zips: [], towns: [] })
  })
})
