import { every } from '#domain/certification/standard/demands.ts'
import { defineDomain, definePart, definePrinciple, residence } from '#domain/certification/standard/standard.ts'

const neighbor = definePrinciple('4.J', 'A good neighbor', [
  definePart('4.J.30', 'Someone answers the neighbors', [
    residence('4.J.30.a', 'mapping', every, 'Neighbors can reach a responsible person', ['document', 'posting']),
    residence('4.J.30.b', 'mapping', every, 'Concerns of neighbors answered', ['document', 'log']),
    residence('4.J.30.c', 'mapping', every, 'Orientation covers living with neighbors', ['document']),
  ]),
  definePart('4.J.31', 'Courtesy on the street', [
    residence('4.J.31.a', 'guide', every, 'Rules for smoking, noise, loitering and litter', ['document', 'on_site']),
    residence('4.J.31.b', 'mapping', every, 'Parking rules in writing', ['document', 'on_site']),
  ]),
])

export const goodNeighbor = defineDomain(4, 'Good neighbor', [neighbor])
