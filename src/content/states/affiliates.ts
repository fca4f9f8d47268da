import type { EstablishedYear, NarrAffiliate } from '#domain/states/state-directory.ts'
import type { StateCode } from './slugs.ts'

/*
 * What affiliates publish about themselves, and what dated second sources say, as gathered in November 2026. A null is
 * a fact nobody has published: it is not to be filled in by guessing. Two MASHes (MA, MN), two MARRs (ME, MI) and two
 * AARRs (AL, AR) exist: an affiliate is known by its state, never by its acronym.
 */

type Contact = { phone?: string; email?: string }

function affiliate(
  name: string,
  acronym: string | null,
  website: string | null,
  established: EstablishedYear | null,
  { phone, email }: Contact = {},
): NarrAffiliate {
  return { name, acronym, website, phone: phone ?? null, email: email ?? null, address: null, established }
}

function own(year: number): EstablishedYear {
  return { year, source: 'own' }
}

function secondary(year: number): EstablishedYear {
  return { year, source: 'secondary' }
}

function unconfirmed(year: number): EstablishedYear {
  return { year, source: 'unconfirmed' }
}

/** Null where none is known to be active. */
export const affiliates: Record<StateCode, NarrAffiliate | null> = {
  AL: affiliate('Alabama Alliance for Recovery Residences', 'AARR', 'https://aarronline.org', secondary(2021)),
  AK: null,
  AZ: affiliate('Arizona Recovery Housing Association', 'AzRHA', 'https://myazrha.org', null, {
    phone: '480-849-1192',
    email: 'membership@myazrha.org',
  }),
  AR: affiliate('Arkansas Alliance of Recovery Residences', 'AARR', 'https://narrarkansas.org', null),
  CA: affiliate(
    'California Consortium of Addiction Programs and Professionals',
    'CCAPP',
    'https://ccapp.us',
    secondary(1972),
    { phone: '1-800-564-5927', email: 'admin@ccapp.us' },
  ),
  CO: affiliate('Colorado Agency for Recovery Residences', 'CARR', 'https://carrcolorado.org', null),
  CT: affiliate('Connecticut Alliance of Recovery Residences', 'CTARR', 'https://ctrecoveryresidences.org', null),
  DE: affiliate('First State Alliance of Recovery Residences', 'FSARR', 'https://fsarr.org', null),
  DC: null,
  FL: affiliate('Florida Association of Recovery Residences', 'FARR', 'https://farronline.org', secondary(2011), {
    phone: '561-299-0405',
    email: 'info@farronline.org',
  }),
  GA: affiliate('Georgia Association of Recovery Residences', 'GARR', 'https://thegarrnetwork.org', own(1987), {
    email: 'admin@thegarrnetwork.org',
  }),
  HI: null,
  ID: null,
  IL: affiliate('Illinois Association of Extended Care', 'IAEC', 'https://iaecrecoveryillinois.org', unconfirmed(1987)),
  IN: affiliate('Indiana Affiliation of Recovery Residences', 'INARR', 'https://inarr.org', unconfirmed(2015)),
  IA: null,
  KS: null,
  // The state runs the network, which became the affiliate in 2023; that is no founding year.
  KY: affiliate('Kentucky Recovery Housing Network', 'KRHN', 'https://dbhdid.ky.gov/dbh/krhn.aspx', null, {
    email: 'kyrecoveryhousing@ky.gov',
  }),
  LA: affiliate('Louisiana Association of Recovery Residences', 'LARR', null, null),
  ME: affiliate('Maine Association of Recovery Residences', 'MARR', 'https://mainerecoveryresidences.com', own(2016)),
  // A state program certifies here; no affiliate is known.
  MD: null,
  MA: affiliate('Massachusetts Alliance for Sober Housing', 'MASH', 'https://mashsoberhousing.org', secondary(2007)),
  MI: affiliate('Michigan Association of Recovery Residences', 'MARR', 'https://michiganarr.com', unconfirmed(2011)),
  MN: affiliate('Minnesota Association of Sober Homes', 'MASH', 'https://mnsoberhomes.org', own(2007)),
  MS: null,
  MO: affiliate('Missouri Coalition of Recovery Support Providers', 'MCRSP', 'https://mcrsp.org', null),
  MT: affiliate('Recovery Residence Alliance of Montana', 'RRAM', 'https://rramontana.org', null),
  NE: null,
  NV: null,
  NH: affiliate('New Hampshire Coalition of Recovery Residences', 'NHCORR', 'https://nhcorr.org', secondary(2017)),
  // An association publishes standards here; it is not known as an affiliate.
  NJ: null,
  NM: null,
  NY: affiliate('New York State Alliance of Recovery Residences', 'NYSARR', 'https://nysarr.org', null),
  NC: affiliate('North Carolina Association of Recovery Residences', 'NCARR', 'https://ncarr.org', null),
  ND: null,
  OH: affiliate('Ohio Recovery Housing', 'ORH', 'https://ohiorecoveryhousing.org', own(2014), {
    phone: '614-453-5133',
  }),
  OK: affiliate('Oklahoma Alliance for Recovery Residences', 'OKARR', 'https://okarr.org', null),
  OR: affiliate('Mental Health & Addiction Certification Board of Oregon', 'MHACBO', 'https://mhacbo.org', null),
  PA: affiliate('Pennsylvania Alliance of Recovery Residences', 'PARR', 'https://parronline.org', secondary(2011)),
  RI: affiliate('RICARES', null, 'https://ricares.org', null),
  SC: affiliate('South Carolina Alliance for Recovery Residences', 'SCARR', 'https://scarronline.org', secondary(2018)),
  SD: null,
  TN: affiliate('Tennessee Alliance of Recovery Residences', 'TN-ARR', 'https://tnarr.com', null),
  TX: affiliate('Texas Recovery Oriented Housing Network', 'TROHN', 'https://trohn.org', null),
  UT: null,
  VT: affiliate('Vermont Alliance for Recovery Residences', 'VTARR', 'https://vtarr.org', null),
  VA: affiliate('Virginia Association of Recovery Residences', 'VARR', 'https://varronline.org', secondary(2012)),
  WA: affiliate('Washington Alliance for Quality Recovery Residences', 'WAQRR', 'https://waqrr.org', secondary(2017)),
  WV: affiliate('West Virginia Alliance of Recovery Residences', 'WVARR', 'https://wvarr.org', secondary(2018)),
  WI: affiliate('Wisconsin Association of Sober Housing', 'WASH', 'https://washcommunity.org', null),
  WY: null,
}
