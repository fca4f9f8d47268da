import { citeSources, type KnownOverlay, usualConditionalMonths } from './overlay.ts'

/** By state, since affiliates share their short names. As public pages said in November 2026; an affiliate's word decides. */
export const knownOverlays: Readonly<Partial<Record<string, KnownOverlay>>> = {
  AZ: citeSources(
    {
      validMonths: 12,
      peoplePerBathroom: 5,
      noContact: { months: 3, noticeDays: 7 },
      ownRules: [
        { code: 'AZ.1', title: 'State license of this home', scope: 'residence', evidence: ['document'] },
        { code: 'AZ.2', title: 'Safety self-check of this home', scope: 'residence', evidence: ['document'] },
      ],
    },
    {
      validMonths: 'myazrha.org/certification-2: every location is inspected yearly',
      peoplePerBathroom: 'myazrha.org/standards',
      noContact: 'myazrha.org/certification-2',
      ownRules:
        'state license since 2019 (Sober Living App, Washington, Arizona and Tennessee); myazrha.org/join-azrha',
    },
  ),
  CO: citeSources(
    {
      fees: [
        { what: 'organization', cents: 500_00 },
        { what: 'residence', cents: 200_00 },
      ],
    },
    { fees: 'Sober Living App, Colorado' },
  ),
  CT: citeSources({ levels: [1, 2, 3] }, { levels: 'ctrecoveryresidences.org' }),
  GA: citeSources(
    {
      conditional: {
        name: 'provisional',
        months: 12,
        checkInMonth: 6,
        when: 'In the first year. A home without residents is visited again within six months.',
      },
    },
    {
      conditional: 'National Recovery Directory, report on Georgia; butterflyjourneyprogram.org/georgia-certification',
    },
  ),
  IL: citeSources(
    { fees: [{ what: 'residence', cents: 100_00, mostCents: 300_00 }] },
    { fees: 'Sober Living App, New York, Pennsylvania and Illinois: $100 for a home or $300 for several' },
  ),
  KY: citeSources({ fees: [] }, { fees: 'kyarr.org: none at present' }),
  MD: citeSources({ validMonths: 12 }, { validMonths: 'Md. Code, Health-Gen. § 19-2502(c)' }),
  MA: citeSources(
    { validMonths: 12, levels: [2] },
    { validMonths: 'Sober Living App, Massachusetts', levels: 'mashsoberhousing.org' },
  ),
  MI: citeSources(
    { validMonths: 12, documentsDueDays: 30 },
    { validMonths: 'Sober Living App, Michigan', documentsDueDays: 'michiganarr.com/faq' },
  ),
  MN: citeSources(
    {
      peoplePerBathroom: 6,
      fireDrillMonths: 6,
      ownRules: [
        { code: 'MN.1', title: 'Fridge for every seven people', scope: 'residence', evidence: ['on_site'] },
        { code: 'MN.2', title: 'Fridge between 36 and 44 degrees', scope: 'residence', evidence: ['on_site', 'photo'] },
        { code: 'MN.3', title: 'Property left behind kept 60 days', scope: 'organization', evidence: ['document'] },
        { code: 'MN.4', title: 'No cameras indoors', scope: 'residence', evidence: ['statement', 'on_site'] },
      ],
    },
    { peoplePerBathroom: 'mnsoberhomes.org', fireDrillMonths: 'mnsoberhomes.org', ownRules: 'mnsoberhomes.org' },
  ),
  MO: citeSources({ levels: [1, 2, 3] }, { levels: 'mcrsp.org' }),
  MT: citeSources(
    {
      ownRules: [{ code: 'MT.1', title: 'Safety self-check of this home', scope: 'residence', evidence: ['document'] }],
    },
    { ownRules: 'rramontana.org' },
  ),
  NJ: citeSources({ peoplePerBathroom: 4 }, { peoplePerBathroom: 'njarr.org' }),
  OH: citeSources(
    {
      levels: [1, 2, 3],
      conditional: {
        name: 'preliminary',
        months: usualConditionalMonths,
        when: 'Where a home has not yet been 60 percent full for 60 days.',
      },
    },
    {
      levels: 'edu.ohiorecoveryhousing.org: Level IV is licensed by the state',
      conditional: 'ohiorecoveryhousing.org; its length is our default',
    },
  ),
  OK: citeSources(
    {
      ownRules: [{ code: 'OK.1', title: 'Safety self-check of this home', scope: 'residence', evidence: ['document'] }],
    },
    { ownRules: 'okarr.org, certification process' },
  ),
  PA: citeSources({ peoplePerBathroom: 8 }, { peoplePerBathroom: 'coveringaddiction.com' }),
  SC: citeSources(
    {
      fees: [
        { what: 'application', cents: 50_00 },
        { what: 'organization', cents: 200_00 },
        { what: 'bed', cents: 5_00, overBeds: 10 },
      ],
    },
    { fees: 'scarronline.org' },
  ),
  TX: citeSources(
    {
      validMonths: 24,
      fees: [
        { what: 'organization', cents: 500_00 },
        { what: 'bed', cents: 10_00 },
      ],
      ownRules: [
        { code: 'TX.1', title: 'Chart of the organization', scope: 'organization', evidence: ['document'] },
        { code: 'TX.2', title: 'Manual for staff and volunteers', scope: 'organization', evidence: ['document'] },
        { code: 'TX.3', title: 'Safety self-check of this home', scope: 'residence', evidence: ['document'] },
      ],
    },
    {
      validMonths: 'recoverypeople.org, FAQ: at least every two years',
      fees: 'recoverypeople.org, FAQ',
      ownRules: 'trohn.org, FAQ; recoverypeople.org',
    },
  ),
  VA: citeSources(
    {
      fees: [{ what: 'organization', cents: 750_00 }],
      conditional: {
        name: 'conditional',
        months: 6,
        extensionDays: 90,
        checkInMonth: 5,
        when: 'Where the state lets a home open while it works toward its certificate.',
      },
    },
    { fees: 'varronline.org, for a year', conditional: 'varronline.org/accredited-residences' },
  ),
  WV: citeSources(
    {
      validMonths: 24,
      ownRules: [
        {
          code: 'WV.1',
          title: 'Registered with the state',
          scope: 'residence',
          evidence: ['document'],
          validMonths: 12,
        },
      ],
    },
    { validMonths: 'W. Va. Code R. § 69-15-4.4', ownRules: 'W. Va. Code 16-59-4 (SB 475, 2024)' },
  ),
}
