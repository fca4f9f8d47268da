import {
  advisedAtTwoThenThree,
  every,
  fromFour,
  fromThree,
  recommended,
} from '#domain/certification/standard/demands.ts'
import { defineDomain, definePart, definePrinciple, residence } from '#domain/certification/standard/standard.ts'

const recovery = definePrinciple('3.G', 'Active in recovery', [
  definePart('3.G.20', 'Days with meaning', [
    residence('3.G.20.a', 'guide', every, 'Work, school, service or activities encouraged', ['document', 'interview']),
  ]),
  definePart('3.G.21', 'Plans and recovery capital', [
    residence('3.G.21.a', 'guide', every, 'Own recovery plan, with moving on in it', ['document', 'interview']),
    residence('3.G.21.b', 'mapping', every, 'Residents build on work, service and support', ['document', 'interview']),
    residence('3.G.21.c', 'guide', every, 'What peer leaders and mentors do, in writing', ['document']),
  ]),
  definePart('3.G.22', 'Help from the community', [
    residence('3.G.22.a', 'mapping', every, 'List of local help for everyone', ['document', 'on_site']),
    residence('3.G.22.b', 'mapping', every, 'Somebody explains the local help', ['document', 'interview']),
  ]),
  definePart('3.G.23', 'Peers help peers', [
    residence('3.G.23.a', 'to check', every, 'Weekly schedule of support and events', ['document', 'posting']),
    residence('3.G.23.b', 'guide', every, 'Residents learn to support each other', ['document', 'interview']),
  ]),
  definePart('3.G.24', 'Services and life skills', [
    residence('3.G.24.a', 'guide', fromThree, 'Planned services and life skills classes', ['document', 'interview']),
    residence('3.G.24.b', 'guide', fromThree, 'Staff of services trained and supervised', ['document']),
  ]),
  definePart('3.G.25', 'Clinical care by state law', [
    residence('3.G.25.a', 'guide', fromFour, 'Clinical services in the weekly schedule', ['document']),
  ]),
])

const relationships = definePrinciple('3.H', 'Relationships that heal', [
  definePart('3.H.26', 'A respectful, supportive house', [
    residence('3.H.26.a', 'mapping', every, 'Everybody shows empathy and respect', ['document', 'interview']),
    residence('3.H.26.b', 'to check', every, 'Care for people who lived through trauma', ['document', 'interview']),
    residence('3.H.26.c', 'mapping', every, 'Residents shape how the house works', ['document', 'interview']),
  ]),
])

const belonging = definePrinciple('3.I', 'Belonging', [
  definePart('3.I.27', 'Living as a family does', [
    residence('3.I.27', 'guide', every, 'At least three of the next six hold', ['interview', 'on_site']),
    residence('3.I.27.a', 'guide', recommended, 'Residents cook or help to cook', ['interview']),
    residence('3.I.27.b', 'guide', recommended, 'Residents have a say in who lives there', ['document', 'interview']),
    residence('3.I.27.c', 'guide', recommended, 'Residents clean and look after the home', ['document', 'interview']),
    residence('3.I.27.d', 'guide', recommended, 'Residents share the cost of the household', ['document', 'interview']),
    residence('3.I.27.e', 'guide', recommended, 'House meeting every week', ['log', 'interview']),
    residence('3.I.27.f', 'guide', recommended, 'Shared rooms open to all residents', ['on_site']),
  ]),
  definePart('3.I.28', 'Ties within the house', [
    residence('3.I.28.a', 'guide', every, 'Everyday time together encouraged', ['document', 'interview']),
    residence('3.I.28.b', 'to check', advisedAtTwoThenThree, 'Planned activities are a duty', ['document']),
    residence('3.I.28.c', 'mapping', every, 'Gatherings and outings now and then', ['document', 'interview']),
    residence('3.I.28.d', 'to check', every, 'Arriving, moving up and leaving marked', ['document', 'interview']),
  ]),
  definePart('3.I.29', 'Ties to the community', [
    residence('3.I.29.a', 'mapping', every, 'Residents find mutual aid and advocacy', ['document', 'interview']),
    residence('3.I.29.b', 'mapping', every, 'Residents find a mentor or sponsor', ['document', 'interview']),
    residence('3.I.29.c', 'mapping', every, 'Residents go to mutual aid meetings', ['document', 'interview']),
    residence('3.I.29.d', 'to check', every, 'Links to jobs, school, health and housing', ['document']),
    residence('3.I.29.e', 'to check', every, 'Goodwill built with the recovery community', ['document']),
    residence('3.I.29.f', 'mapping', every, 'Friendships inside and outside encouraged', ['document', 'interview']),
  ]),
])

export const recoverySupport = defineDomain(3, 'Recovery support', [recovery, relationships, belonging])
