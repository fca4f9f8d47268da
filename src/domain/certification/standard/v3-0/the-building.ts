import { every } from '#domain/certification/standard/demands.ts'
import { defineDomain, definePart, definePrinciple, residence } from '#domain/certification/standard/standard.ts'

const homeLike = definePrinciple('2.E', 'Feels like a home', [
  definePart('2.E.14', 'Comfortable and well kept', [
    residence('2.E.14.a', 'mapping', every, 'In good repair, clean and cared for', ['on_site', 'photo']),
    residence('2.E.14.b', 'mapping', every, 'Furniture of a home, not an institution', ['on_site', 'photo']),
    residence('2.E.14.c', 'mapping', every, 'Doors and entrances like any home', ['on_site', 'photo']),
    residence('2.E.14.d', 'guide', every, 'Fifty square feet or more per bed', ['on_site', 'document']),
    residence('2.E.14.e', 'guide', every, 'Sinks, toilets and showers for everyone', ['on_site'], {
      measure: 'bathroom',
    }),
    residence('2.E.14.f', 'mapping', every, 'Storage of one’s own for everyone', ['on_site', 'photo']),
    residence('2.E.14.g', 'mapping', every, 'Food space of one’s own for everyone', ['on_site', 'photo']),
    residence('2.E.14.h', 'mapping', every, 'Laundry that everyone can use', ['on_site', 'document']),
    residence('2.E.14.i', 'mapping', every, 'Appliances safe and working', ['on_site', 'photo']),
  ]),
  definePart('2.E.15', 'Room to be together', [
    residence('2.E.15.a', 'mapping', every, 'Room where all residents can meet', ['on_site', 'photo']),
    residence('2.E.15.b', 'mapping', every, 'Comfortable place for small groups', ['on_site', 'photo']),
    residence('2.E.15.c', 'mapping', every, 'Kitchen and table for shared meals', ['on_site', 'photo']),
    residence('2.E.15.d', 'mapping', every, 'Somewhere to relax and have fun', ['on_site', 'photo']),
  ]),
])

const safe = definePrinciple('2.F', 'Safe and healthy', [
  definePart('2.F.16', 'Free of alcohol and drugs', [
    residence('2.F.16.a', 'mapping', every, 'No alcohol or illicit drugs', ['document']),
    residence('2.F.16.b', 'mapping', every, 'Banned items and searches explained', ['document']),
    residence('2.F.16.c', 'mapping', every, 'How and when people are screened', ['document', 'log']),
    residence('2.F.16.d', 'mapping', every, 'Medication stored and taken as the law says', ['document', 'on_site']),
    residence('2.F.16.e', 'mapping', every, 'Residents look out for each other’s safety', ['document', 'interview']),
  ]),
  definePart('2.F.17', 'A safe building', [
    residence('2.F.17.a', 'mapping', every, 'Wiring, heating and structure without hazards', ['statement', 'on_site']),
    residence('2.F.17.b', 'mapping', every, 'Local health and safety codes met', ['statement', 'document']),
    residence('2.F.17.c', 'guide', every, 'Alarms and extinguishers tested, drills held', ['log', 'photo', 'on_site'], {
      validMonths: 12,
      remindDays: 30,
      measure: 'fire_drill',
    }),
  ]),
  definePart('2.F.18', 'Health in the house', [
    residence('2.F.18.a', 'mapping', every, 'Smoke-free inside, a place to smoke outside', ['document', 'on_site'], {
      fact: 'smoking_outside',
    }),
    residence('2.F.18.b', 'mapping', every, 'Body fluids and contagious illness handled safely', ['document']),
  ]),
  definePart('2.F.19', 'Ready for an emergency', [
    residence('2.F.19.a', 'mapping', every, 'Emergency numbers and ways out posted', ['posting', 'photo', 'on_site']),
    residence('2.F.19.b', 'mapping', every, 'Emergency contacts of residents on file', ['document', 'on_site']),
    residence('2.F.19.c', 'mapping', every, 'Residents shown what to do in emergencies', ['document', 'log']),
    residence('2.F.19.d', 'mapping', every, 'Naloxone at hand, people trained to use it', ['on_site', 'photo', 'log']),
  ]),
])

export const theBuilding = defineDomain(2, 'The building', [homeLike, safe])
