import type { EstablishedYear, NarrAffiliate } from '#domain/states/state-directory.ts'
import type { StateCode } from './slugs.ts'

/*
 * What affiliates publish about themselves, and what dated second sources say, as gathered in November 2026. A null is
 * a fact nobody has published: it is not to be filled in by guessing. Two MASHes (MA, MN), two MARRs (ME, MI) and two
 * AARRs (AL, AR) exist: an affiliate is known by its state, never by its acronym.
 */

type Contact = { phone?: string; email?: string }

function buildAffiliate(
  name: string,
  acronym: string | null,
  website: string | null,
  established: EstablishedYear | null,
  { phone, email }: Contact = {},
): NarrAffiliate {
  return { name, acronym, website, phone: phone ?? null, email: email ?? null, address: null, established }
}

function quoteOwn(year: number): EstablishedYear {
  return { year, source: 'own' }
}

function quoteSecondary(year: number): EstablishedYear {
  return { year, source: 'secondary' }
}

function quoteUnconfirmed(year: number): EstablishedYear {
  return { year, source: 'unconfirmed' }
}

/** Null where none is known to be active. */
export const affiliates: Record<StateCode, NarrAffiliate | null> = {
  AL: buildAffiliate(
    'Alabama Alliance for Recovery Residences',
    'AARR',
    'https://aarronline.org',
    quoteSecondary(2021),
  ),
  AK: null,
  AZ: buildAffiliate('Arizona Recovery Housing Association', 'AzRHA', 'https://myazrha.org', null, {
    phone: '480-849-1192',
    email: 'membership@myazrha.org',
  }),
  AR: buildAffiliate('Arkansas Alliance of Recovery Residences', 'AARR', 'https://narrarkansas.org', null),
  CA: buildAffiliate(
    'California Consortium of Addiction Programs and Professionals',
    'CCAPP',
    'https://ccapp.us',
    quoteSecondary(1972),
    { phone: '1-800-564-5927', email: 'admin@ccapp.us' },
  ),
  CO: buildAffiliate('Colorado Agency for Recovery Residences', 'CARR', 'https://carrcolorado.org', null),
  CT: buildAffiliate('Connecticut Alliance of Recovery Residences', 'CTARR', 'https://ctrecoveryresidences.org', null),
  DE: buildAffiliate('First State Alliance of Recovery Residences', 'FSARR', 'https://fsarr.org', null),
  DC: null,
  FL: buildAffiliate(
    'Florida Association of Recovery Residences',
    'FARR',
    'https://farronline.org',
    quoteSecondary(2011),
    {
      phone: '561-299-0405',
      email: 'info@farronline.org',
    },
  ),
  GA: buildAffiliate(
    'Georgia Association of Recovery Residences',
    'GARR',
    'https://thegarrnetwork.org',
    quoteOwn(1987),
    {
      email: 'admin@thegarrnetwork.org',
    },
  ),
  HI: null,
  ID: null,
  IL: buildAffiliate(
    'Illinois Association of Extended Care',
    'IAEC',
    'https://iaecrecoveryillinois.org',
    quoteUnconfirmed(1987),
  ),
  IN: buildAffiliate(
    'Indiana Affiliation of Recovery Residences',
    'INARR',
    'https://inarr.org',
    quoteUnconfirmed(2015),
  ),
  IA: null,
  KS: null,
  // The state runs the network, which became the affiliate in 2023; that is no founding year.
  KY: buildAffiliate('Kentucky Recovery Housing Network', 'KRHN', 'https://dbhdid.ky.gov/dbh/krhn.aspx', null, {
    email: 'kyrecoveryhousing@ky.gov',
  }),
  LA: buildAffiliate('Louisiana Association of Recovery Residences', 'LARR', null, null),
  ME: buildAffiliate(
    'Maine Association of Recovery Residences',
    'MARR',
    'https://mainerecoveryresidences.com',
    quoteOwn(2016),
  ),
  // A state program certifies here; no affiliate is known.
  MD: null,
  MA: buildAffiliate(
    'Massachusetts Alliance for Sober Housing',
    'MASH',
    'https://mashsoberhousing.org',
    quoteSecondary(2007),
  ),
  MI: buildAffiliate(
    'Michigan Association of Recovery Residences',
    'MARR',
    'https://michiganarr.com',
    quoteUnconfirmed(2011),
  ),
  MN: buildAffiliate('Minnesota Association of Sober Homes', 'MASH', 'https://mnsoberhomes.org', quoteOwn(2007)),
  MS: null,
  MO: buildAffiliate('Missouri Coalition of Recovery Support Providers', 'MCRSP', 'https://mcrsp.org', null),
  MT: buildAffiliate('Recovery Residence Alliance of Montana', 'RRAM', 'https://rramontana.org', null),
  NE: null,
  NV: null,
  NH: buildAffiliate(
    'New Hampshire Coalition of Recovery Residences',
    'NHCORR',
    'https://nhcorr.org',
    quoteSecondary(2017),
  ),
  // An association publishes standards here; it is not known as an affiliate.
  NJ: null,
  NM: null,
  NY: buildAffiliate('New York State Alliance of Recovery Residences', 'NYSARR', 'https://nysarr.org', null),
  NC: buildAffiliate('North Carolina Association of Recovery Residences', 'NCARR', 'https://ncarr.org', null),
  ND: null,
  OH: buildAffiliate('Ohio Recovery Housing', 'ORH', 'https://ohiorecoveryhousing.org', quoteOwn(2014), {
    phone: '614-453-5133',
  }),
  OK: buildAffiliate('Oklahoma Alliance for Recovery Residences', 'OKARR', 'https://okarr.org', null),
  OR: buildAffiliate('Mental Health & Addiction Certification Board of Oregon', 'MHACBO', 'https://mhacbo.org', null),
  PA: buildAffiliate(
    'Pennsylvania Alliance of Recovery Residences',
    'PARR',
    'https://parronline.org',
    quoteSecondary(2011),
  ),
  RI: buildAffiliate('RICARES', null, 'https://ricares.org', null),
  SC: buildAffiliate(
    'South Carolina Alliance for Recovery Residences',
    'SCARR',
    'https://scarronline.org',
    quoteSecondary(2018),
  ),
  SD: null,
  TN: buildAffiliate('Tennessee Alliance of Recovery Residences', 'TN-ARR', 'https://tnarr.com', null),
  TX: buildAffiliate('Texas Recovery Oriented Housing Network', 'TROHN', 'https://trohn.org', null),
  UT: null,
  VT: buildAffiliate('Vermont Alliance for Recovery Residences', 'VTARR', 'https://vtarr.org', null),
  VA: buildAffiliate(
    'Virginia Association of Recovery Residences',
    'VARR',
    'https://varronline.org',
    quoteSecondary(2012),
  ),
  WA: buildAffiliate(
    'Washington Alliance for Quality Recovery Residences',
    'WAQRR',
    'https://waqrr.org',
    quoteSecondary(2017),
  ),
  WV: buildAffiliate(
    'West Virginia Alliance of Recovery Residences',
    'WVARR',
    'https://wvarr.org',
    quoteSecondary(2018),
  ),
  WI: buildAffiliate('Wisconsin Association of Sober Housing', 'WASH', 'https://washcommunity.org', null),
  WY: null,
}
