import { describe, expect, it } from 'vitest'
import { toPlaceSlug } from '#domain/places/place-address.ts'
import { readZips } from '#scripts/places/draw.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { regions } from '#server/modules/search/named/regions.rules.ts'
import { everyState } from '#tests/support/directory/every-state.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { createPlaces } from './known-places.service.ts'

const places = createPlaces({ file: samplePlaces(), states: everyState })

/** In one line: "Little Rock, AR"; "guess: Phoenix, AZ"; "state Ohio"; "Which Springfield? Springfield, IL ..."; "none: zip". */
function told(meant: PlaceMatch): string {
  if (meant.kind === 'unknown') {
    if (meant.why === 'need') return ['need', ...meant.choices].join(' in ')
    return meant.why === 'several' ? `Which ${meant.name}? ${meant.choices.join(' | ')}` : `none: ${meant.why}`
  }
  const name = meant.kind === 'state' ? `state ${meant.name}` : `${meant.name}, ${meant.stateCode}`
  if (meant.isStreet) return `street in ${name}`
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
    ['Ft.Smith', 'Fort Smith, AR'],
    ['Pt. Pleasant, WV', 'Point Pleasant, WV'],
    ['winston salem', 'Winston-Salem, NC'],
    ['Kansas City', 'Kansas City, MO'],
    ['Kansas City, KS', 'Kansas City, KS'],
    ['downtown Dallas', 'Dallas, TX'],
    ['near Tulsa', 'Tulsa, OK'],
    ['Portland', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Columbus', 'Columbus, OH'],
    // States as people shortened them before there were codes.
    ['W. Virginia', 'state West Virginia'],
    ['W Virginia', 'state West Virginia'],
    ['W.Va.', 'state West Virginia'],
    ['Wheeling, W. Va.', 'Wheeling, WV'],
    ['N. Carolina', 'state North Carolina'],
    ['Ala', 'state Alabama'],
    ['Fla.', 'state Florida'],
    ['Tenn', 'state Tennessee'],
    ['Memphis Tenn.', 'Memphis, TN'],
    ['Mass', 'state Massachusetts'],
    ['Wash', 'state Washington'],
    ['Mich', 'state Michigan'],
    ['Conn', 'state Connecticut'],
    ['Ore', 'state Oregon'],
    ['Portland Ore', 'Portland, OR'],
    ['Calif.', 'state California'],
    ['Cali', 'state California'],
    ['Ind', 'state Indiana'],
    ['Minn', 'state Minnesota'],
    ['Tex', 'state Texas'],
    ['Ariz', 'state Arizona'],
    ['Northwest Arkansas', 'state Arkansas'],
    ['North Carolina', 'state North Carolina'],
    // A slip in a name that begins with an article.
    ['los angles', 'guess: Los Angeles, CA'],
    ['Los Angelas', 'guess: Los Angeles, CA'],
    ['Los Angels', 'guess: Los Angeles, CA'],
    ['Los Angelas CA', 'guess: Los Angeles, CA'],
    ['Las Vegs NV', 'guess: Las Vegas, NV'],
    ['Las Cruses', 'guess: Las Cruces, NM'],
    ['El Cajn', 'guess: El Cajon, CA'],
    ['Los Gattos', 'guess: Los Gatos, CA'],
    ['El Passo', 'guess: El Paso, TX'],
    ['El Passo TX', 'guess: El Paso, TX'],
    ['The Dales OR', 'guess: The Dalles, OR'],
    ['La Cross WI', 'guess: La Crosse, WI'],
    ['downtown Dalas TX', 'guess: Dallas, TX'],
    // A city is a slip away from a far smaller town.
    ['littlerock', /^Which Littlerock\? Little Rock, AR \| /],
    ['Littlerock, WA', 'Littlerock, WA'],
    ['Pittsburg', /^Which Pittsburg\? Pittsburgh, PA \| /],
    ['Pittsburg KS', 'Pittsburg, KS'],
    // No guess at so few letters.
    ['Ros', 'none: unlike'],
    ['San Juan PR', 'none: outside'],
    // What people say.
    ['LR', 'Little Rock, AR'],
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
    ['Nawlins', 'New Orleans, LA'],
    ['Tally', 'Tallahassee, FL'],
    ['Tysons', 'Tysons, VA'],
    ['Tysons Corner', 'Tysons, VA'],
    ['DFW', 'Dallas, TX'],
    ['D/FW', 'Dallas, TX'],
    ['Wash DC', 'Washington, DC'],
    ['Wash. D.C.', 'Washington, DC'],
    ['Louisville Kentucky near me', 'Louisville, KY'],
    ['Chicago nearby', 'Chicago, IL'],
    // With an apostrophe, or without.
    ["O'Fallon", /^Which O Fallon\? O Fallon, (MO|IL) \| /],
    ['O’Fallon, MO', 'O Fallon, MO'],
    ['OFallon MO', 'O Fallon, MO'],
    ['O Fallon MO', 'O Fallon, MO'],
    ["Coeur d'Alene", "Coeur d'Alene, ID"],
    ["D'Hanis, TX", 'D Hanis, TX'],
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
    // What is looked for, before the place.
    ['sober living Austin', 'Austin, TX'],
    ['sober homes for men Austin', 'need in Austin, TX'],
    ['halfway houses in Litle Rock', 'guess: Little Rock, AR'],
    ['methadone in Litle Rock', 'need in Little Rock, AR'],
    ['halfway house dallas', 'Dallas, TX'],
    ['oxford house', 'none: here'],
    ['Oxford Houses in Dallas', 'Dallas, TX'],
    ['Oxford, MS', 'Oxford, MS'],
    ['el Bronx', 'Bronx, NY'],
    ['casa de sobriedad en Houston', 'Houston, TX'],
    ['casas de recuperación en Tulsa', 'Tulsa, OK'],
    ['casa sobria', 'none: here'],
    ['casas sobrias cerca de Tulsa', 'Tulsa, OK'],
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
    ['Conwey, AR', 'guess: Conway, AR'],
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
    ['Doña Ana County', 'Doña Ana County, NM'],
    ['dona ana', 'Dona Ana, NM'],
    ['Dona Ana County', 'Doña Ana County, NM'],
    ['condado de Doña Ana', 'Doña Ana County, NM'],
    // A county far larger than the town of its name in another state.
    ['Kanawha', 'Kanawha County, WV'],
    ['Kanawha, IA', 'Kanawha, IA'],
    ['Cook', 'Cook County, IL'],
    ['Orange', 'Orange, CA'],
    ['Pulaski', /^Which Pulaski\? Pulaski County, AR \| Pulaski County, KY \| /],
    ['Dade County', 'Miami-Dade County, FL'],
    ['Dade County, GA', 'Dade County, GA'],
    ['PG County', "Prince George's County, MD"],
    // Regions.
    ['Bay Area', 'San Francisco, CA'],
    ['the Bay Area', 'San Francisco, CA'],
    ['Bay, AR', 'Bay, AR'],
    ['Silicon Valley', 'San Jose, CA'],
    ['Inland Empire', 'San Bernardino, CA'],
    ['Long Island', 'Deer Park, NY'],
    ['Long Island NY', 'Deer Park, NY'],
    ['Long Island, ME', 'Long Island, ME'],
    ['Big Island', 'Hawaii County, HI'],
    ['Big Island, VA', 'Big Island, VA'],
    ['Cape Cod', 'Barnstable County, MA'],
    ['Cape Cod, Massachusetts', 'Barnstable County, MA'],
    ['Hampton Roads', 'Norfolk, VA'],
    ['Quad Cities', 'Davenport, IA'],
    ['Upper Peninsula', 'Marquette, MI'],
    ['South Jersey', 'Cherry Hill, NJ'],
    ['Rio Grande Valley', 'McAllen, TX'],
    ['el Valle del Río Grande', 'McAllen, TX'],
    ['Research Triangle', 'Durham, NC'],
    ['Navajo Nation', 'Window Rock, AZ'],
    ['Texas panhandle', 'Amarillo, TX'],
    ['panhandle of Texas', 'Amarillo, TX'],
    ['Tri-Cities', 'Which Tri-Cities? Johnson City, TN | Kennewick, WA'],
    ['Tri-Cities, WA', 'Kennewick, WA'],
    ['New England', /^Which New England\? Boston, MA \| Hartford, CT \| .* New England, ND/],
    ['New England, ND', 'New England, ND'],
    ['the Midwest', /^Which Midwest\? Chicago, IL \| .* Midwest, WY/],
    ['Medio Oeste', /^Which Medio Oeste\? Chicago, IL \| /],
    ['Appalachia', /^Which Appalachia\? Charleston, WV \| .* Appalachia, VA/],
    ['Appalachia, VA', 'Appalachia, VA'],
    ['the Hamptons', 'Southampton, NY'],
    ['SoCal', 'Los Angeles, CA'],
    ['Lake Tahoe', 'South Lake Tahoe, CA'],
    ['Cayo Hueso', 'Key West, FL'],
    ['San Agustín Florida', 'Saint Augustine, FL'],
    ['Eastern Kentucky', 'state Kentucky'],
    ['Northern Virginia', 'Fairfax, VA'],
    ['Eastern, KY', 'Eastern, KY'],
    ['Chicago suburbs', 'Chicago, IL'],
    ['suburbs of Chicago', 'Chicago, IL'],
    ['South Dakota', 'state South Dakota'],
    // ZIP codes.
    ['72201', '72201, AR'],
    ['72201-1234', '72201, AR'],
    ['Little Rock, AR 72201', '72201, AR'],
    ['72201 Little Rock', '72201, AR'],
    ['99999', 'none: zip'],
    ['7220', 'none: zip'],
    // Streets: only their place is looked for.
    ['12 Main St Little Rock', 'street in Little Rock, AR'],
    ['12 Main Street, Little Rock, Arkansas', 'street in Little Rock, AR'],
    ['12345 Main St., Little Rock, AR', 'street in Little Rock, AR'],
    ['12 Main St Apt 4, Little Rock, AR 72201-1234', 'street in 72201, AR'],
    ['500 Little Rock Ave, Conway, AR', 'street in Conway, AR'],
    ['123 N 5th Ave Phoenix', 'street in Phoenix, AZ'],
    ['12 Broadway, New York', 'street in New York, NY'],
    ['1600 Pennsylvania Avenue NW, Washington DC', 'street in Washington, DC'],
    ['12B Martin Luther King Blvd North Little Rock', 'street in North Little Rock, AR'],
    ['Main Street, Little Rock', 'street in Little Rock, AR'],
    ['calle Main 12, Little Rock', 'street in Little Rock, AR'],
    ['12 Main St, Arkansas', 'street in state Arkansas'],
    ['12 Main St, Litle Rock, AR', 'street in Little Rock, AR'],
    ['1st Avenue, Phoenix', 'street in Phoenix, AZ'],
    ['12 Main St Springfield', /^Which Springfield\?/],
    ['12 Main St', 'none: street'],
    ['Main Street', 'none: street'],
    ['12 Main St, Nowhereville', 'none: street'],
    // No streets.
    ['Bay St Louis', 'Bay Saint Louis, MS'],
    ['Port St Lucie, FL', 'Port Saint Lucie, FL'],
    ['Avenue, MD', 'Avenue, MD'],
    ['72201 North Little Rock', '72201, AR'],
    ['34952 Port St Lucie', '34952, FL'],
    ['06510 New Haven CT', '06510, CT'],
    ['63101 St. Louis, MO', '63101, MO'],
    ['72201 downtown Little Rock', '72201, AR'],
    // In no state.
    ['00901', 'none: outside'],
    ['96913', 'none: outside'],
    ['96799', 'none: outside'],
    ['Puerto Rico', 'none: outside'],
    ['Bayamón', 'none: outside'],
    ['Mayagüez', 'none: outside'],
    // Nobody can tell.
    ['near me', 'none: here'],
    ['sober living near me', 'none: here'],
    ['my location', 'none: here'],
    ['cerca de mí', 'none: here'],
    ['ME', 'state Maine'],
    // Needs are no towns.
    ['Suboxone', 'need'],
    ['metadona', 'need'],
    ['MAT', 'need'],
    ['MOUD', 'need'],
    ['men', 'need'],
    ['women', 'need'],
    ['felony', 'need'],
    ['kids', 'need'],
    ['kids ok', 'need'],
    ['methadone near me', 'need'],
    ['methadone in Little Rock', 'need in Little Rock, AR'],
    ['hombres cerca de Tulsa', 'need in Tulsa, OK'],
    ['Suboxone 72201', 'need in 72201'],
    ['Vivitrol Arkansas', 'need in Arkansas'],
    ['women in Springfield', /^need in Springfield, IL in Springfield, MA in /],
    ['Veteran, WY', 'Veteran, WY'],
    ['Women of Hope', 'none: unlike'],
    ['sober living', 'none: here'],
    ['casas', 'none: here'],
    ['IN', 'state Indiana'],
    ['mi', 'state Michigan'],
    ['Indiana, PA', 'Indiana, PA'],
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
    'kettle',
    'help',
    'alcohol',
    'heroin',
    'fentanyl',
    'pregnant',
    'medicaid',
    'insurance',
    'tonight',
    'sober',
    'emergency',
    'hospital',
    'sister',
    'husband',
    'daughter',
    'addiction',
    'Narcotics',
    'Oxfrd House',
    'my son needs help',
    'mi hijo necesita ayuda',
    'detox tonight',
    'somewhere safe',
    'anywhere',
    'ayuda',
    'urgente',
  ])('“%s” is taken for no place', async (typed) => {
    expect(told(await places.find(typed, null))).toMatch(/^none: (unlike|here)$/)
  })

  it('guesses a small town where its state was said', async () => {
    expect(told(await places.find('Balatan', 'MN'))).toBe('guess: Balaton, MN')
    expect(told(await places.find('Rawlens, WY', null))).toBe('guess: Rawlins, WY')
  })

  it.each([
    ['Huston', 'Houston, TX'],
    ['Portland', 'Portland, ME'],
    ['Manhattan', 'Manhattan, KS'],
    ['Columbus', 'Columbus, GA'],
    ['Pulaski County', 'Pulaski County, KY'],
    ['LA', 'Louisiana'],
    ['New York', 'New York, NY'],
    ['Washington', 'Washington, DC'],
    ['Pheonix', 'Phoenix, NY'],
    ['Kanawha', 'Kanawha, IA'],
    ['Dade County', 'Dade County, GA'],
    ['Long Island', 'Long Island, ME'],
  ])('“%s” has %s beside it', async (typed, other) => {
    const meant = await places.find(typed, null)
    expect('others' in meant && meant.others).toContain(other)
  })

  it.each([
    ['Suboxone', 'need'],
    ['Christian', 'Christian County, KY'],
  ])('“%s” in Kentucky is %s', async (typed, wanted) => {
    expect(told(await places.find(typed, 'KY'))).toBe(wanted)
  })

  it('offers the largest of the others first', async () => {
    const meant = await places.find('Houston', null)
    expect('others' in meant && meant.others.slice(0, 2)).toEqual(['Houston County, AL', 'Houston County, GA'])
  })

  it.each(regions.map(({ names, middle }) => [names[0] ?? '', middle] as const))(
    '%s has a middle that the postal list knows',
    async (name, middle) => {
      const meant = await places.find(name, null)
      const found = meant.kind === 'unknown' ? meant.choices : [`${meant.name}, ${meant.stateCode}`]
      expect(found.slice(0, middle.length)).toEqual(middle)
    },
  )

  it.each(regions.flatMap(({ names, middle }) => middle.map((place) => [names[0] ?? '', place] as const)))(
    '%s keeps its name beside its middle, %s',
    async (name, middle) => {
      const [town, state] = middle.split(', ')
      expect(await places.find(`${name}, ${state}`, null)).toMatchObject({ region: name, name: town, stateCode: state })
    },
  )

  it('calls a region as it was typed', async () => {
    expect(await places.find('valle central', null)).toMatchObject({ region: 'Valle Central', name: 'Fresno' })
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
    expect((await places.inCounty('Doña Ana County', 'NM')).towns).toContain('Las Cruces')
    expect(await places.inCounty('Nowhere County', 'AR')).toEqual({ zips: [], towns: [] })
  })

  it('has a page for each town and county, at the address that the sitemap gives it', async () => {
    const missing = new Set<string>()
    for (const { zip, state } of readZips()) {
      const { name = '', county = null } = (await places.zip(zip)) ?? {}
      const town = await places.town(toPlaceSlug(name), state)
      const its = county === null ? null : await places.county(toPlaceSlug(county), state)
      if (town?.name !== name) missing.add(`${name}, ${state}`)
      if (county !== its?.name && county !== null) missing.add(`${county}, ${state}`)
    }
    expect([...missing]).toEqual([])
  })
})
