import { listWords } from '#domain/language/plain-words.ts'
import { type FactName, factNames, type facts, findFact } from '#domain/residence/facts.ts'

type OtherNames = { called?: readonly string[]; maybe?: readonly string[] }

/** What spreadsheets call a fact beside its label and its own name: `called` is taken at once, `maybe` is asked about. */
const otherNames: Partial<Record<FactName, OtherNames>> = {
  name: {
    called: listWords(`
      house, house name, house title, name of house, home, home name, home title, name of home, residence,
      residence name, residence title, facility, facility name, facility title, program, program name, program title,
      property, property name, property title, building name, location name, site name, organization name,
      nombre, casa, nombre de la casa, nombre de casa, residencia, hogar, nombre del hogar
    `),
    maybe: listWords('title, site, location, entity, provider, organization, company, listing'),
  },
  street: {
    called: listWords(`
      addr, address, street, address 1, address line 1, street 1, house address, physical address, property address,
      facility address, location address, full address, complete address, direccion, calle, domicilio,
      direccion de la casa
    `),
    maybe: listWords('location, where, mailing address'),
  },
  city: {
    called: listWords(`
      town, city town, municipality, facility city, house city, city state, city st, city and state, city and st,
      city town state, town state, town st, town and state, ciudad, pueblo, localidad, ciudad estado,
      ciudad y estado, pueblo y estado
    `),
    maybe: listWords('area, location city, region, county seat'),
  },
  state: { called: listWords('st, province, state code, state abbreviation, facility state, estado') },
  zip: {
    called: [
      ...listWords('zip code, zipcode, postal code, postal'),
      'postcode',
      ...listWords('zip 5, facility zip, city zip, town zip, city state zip, city st zip, city and zip'),
      ...listWords('codigo postal, cp, c p'),
    ],
  },
  visibility: { called: listWords('address visibility, show address, address privacy') },
  level: {
    called: listWords(`
      level, narr level, support level, certification level, loc, level of care, narr level of support, nivel,
      nivel de apoyo
    `),
    maybe: listWords('class, tier, certification'),
  },
  staff: { called: listWords('staffing, staff on site, staff hours') },
  languages: { called: listWords('language, languages spoken, idiomas') },
  phone: {
    called: listWords(`
      phone number, telephone, tel, house phone, main phone, phone 1, facility phone, intake phone, telefono,
      numero de telefono, telefono de la casa
    `),
    maybe: listWords(`
      cell, cell phone, mobile, mobile phone, contact, contact number, number, contact phone, call
    `),
  },
  takes_texts: { called: listWords('text, texting, accepts texts, text ok') },
  email: {
    called: listWords(`
      email, email address, e mail, e mail address, mail, contact email, intake email, correo, correo electronico
    `),
  },
  website: {
    called: listWords('web, web site, url, site, homepage, web address, website url, sitio web, pagina web'),
    maybe: listWords('link, facebook, page'),
  },
  waiting_list: { called: listWords('waitlist, wait list, waiting list, has waitlist') },
  deposit: {
    called: listWords('security deposit, move in deposit, deposito'),
    maybe: listWords('move in, move in cost, upfront, down payment'),
  },
  other_first_day: {
    called: listWords(`
      move in fee, admin fee, application fee, intake fee, entry fee, administration fee
    `),
    maybe: listWords('fee, fees, one time fee'),
  },
  fee_includes: { called: listWords('included, includes, rent includes, amenities') },
  sobriety: {
    called: listWords(`
      sobriety, days sober, sober time, minimum sobriety, days clean, sobriety days, clean time
    `),
  },
}

type SheetNameOf<Name extends FactName> = (typeof facts)[Name]['sheet'] extends { field: infer Field extends string }
  ? Field
  : (typeof facts)[Name]['sheet'] extends null
    ? never
    : Name

export type SheetFact = { [Name in FactName]: SheetNameOf<Name> }[FactName]

export const sheetFacts = factNames.flatMap((name) => {
  const { sheet, column, kind, most, label } = findFact(name)
  if (sheet === null) return []
  // The types above say the same of the table.
  const field = (sheet.field ?? name) as SheetFact
  return [{ column, kind, most, label, ...sheet, ...otherNames[name], name, field }]
})
