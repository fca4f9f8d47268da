import { advisedAtTwoThenFour, advisedThenThree, every, fromTwo } from '#domain/certification/standard/demands.ts'
import {
  defineDomain,
  definePart,
  definePrinciple,
  organization,
  residence,
} from '#domain/certification/standard/standard.ts'

const integrity = definePrinciple('1.A', 'Honest and well run', [
  definePart('1.A.1', 'A purpose that guides decisions', [
    organization('1.A.1.a', 'mapping', every, 'Mission written, naming the people it serves', ['document']),
    organization('1.A.1.b', 'mapping', every, 'Vision written, in line with NARR', ['document']),
  ]),
  definePart('1.A.2', 'Law, ethics and sound business', [
    organization('1.A.2.a', 'mapping', every, 'Papers of the legal business', ['document']),
    organization('1.A.2.b', 'mapping', every, 'Liability insurance in force', ['document'], {
      validMonths: 12,
      remindDays: 30,
    }),
    residence('1.A.2.c', 'mapping', every, 'Property owner agrees in writing', ['document']),
    organization('1.A.2.d', 'mapping', every, 'No discrimination, by state and federal law', ['statement']),
    organization('1.A.2.e', 'mapping', every, 'Advertising true and fair', ['statement', 'document']),
    organization('1.A.2.f', 'guide', advisedAtTwoThenFour, 'Background checks of staff near residents', ['document']),
    organization('1.A.2.g', 'mapping', every, 'Paid work by residents fair and voluntary', ['document']),
    organization('1.A.2.h', 'mapping', every, 'Staff stay out of residents’ money', ['document', 'statement']),
    organization('1.A.2.i', 'mapping', every, 'Code of ethics signed by everyone who works here', ['document']),
  ]),
  definePart('1.A.3', 'Clear about money', [
    organization('1.A.3.a', 'guide', every, 'All fees told in writing before any payment', ['document']),
    organization('1.A.3.b', 'mapping', every, 'Books of what residents owe and paid', ['document', 'log']),
    organization('1.A.3.c', 'mapping', every, 'Refund policy told before signing', ['document']),
    organization('1.A.3.d', 'to check', advisedThenThree, 'Residents told what others pay for them', ['document']),
  ]),
  definePart('1.A.4', 'Learning from what is recorded', [
    organization('1.A.4.a', 'guide', every, 'Records used to improve, identities protected', ['document']),
  ]),
])

const rights = definePrinciple('1.B', 'Residents’ rights', [
  definePart('1.B.5', 'Rights and duties told before signing', [
    organization('1.B.5.a', 'mapping', every, 'Written agreement before anybody commits', ['document', 'interview']),
  ]),
  definePart('1.B.6', 'Residents’ information protected', [
    organization('1.B.6.a', 'mapping', every, 'Resident records locked, opened by few', ['document', 'on_site']),
    organization('1.B.6.b', 'mapping', every, 'Confidentiality laws followed', ['document', 'statement']),
    organization('1.B.6.c', 'mapping', every, 'Social media rules protect residents', ['document']),
  ]),
])

const empowerment = definePrinciple('1.C', 'Residents take part in running it', [
  definePart('1.C.7', 'A voice in how the house is run', [
    residence('1.C.7.a', 'guide', advisedThenThree, 'Residents make and keep some rules', ['document', 'interview']),
    organization('1.C.7.b', 'mapping', every, 'Grievance policy with a way to appeal', ['document', 'posting']),
    residence('1.C.7.c', 'mapping', every, 'Rights, rules and contacts posted', ['posting', 'photo']),
    organization('1.C.7.d', 'guide', every, 'Residents decide how long they stay', ['document']),
    residence('1.C.7.e', 'mapping', every, 'Residents heard when things are decided', ['log', 'interview']),
  ]),
  definePart('1.C.8', 'Growing into responsibility', [
    residence('1.C.8.a', 'mapping', every, 'Residents support each other by plan', ['document', 'interview']),
    residence('1.C.8.b', 'to check', advisedThenThree, 'Roles of resident leaders written down', ['document']),
    residence('1.C.8.c', 'guide', fromTwo, 'Progress noticed and strengths celebrated', ['document', 'interview']),
  ]),
])

const staff = definePrinciple('1.D', 'Staff who live the social model', [
  definePart('1.D.9', 'Staff set the example', [
    organization('1.D.9.a', 'to check', fromTwo, 'Staff helped to look after themselves', ['document', 'interview']),
    organization('1.D.9.b', 'to check', fromTwo, 'Staff helped to keep boundaries', ['document', 'interview']),
    organization('1.D.9.c', 'guide', fromTwo, 'Staff have people to lean on', ['document', 'interview']),
    organization('1.D.9.d', 'guide', fromTwo, 'Staff show empathy and respect', ['document', 'interview']),
  ]),
  definePart('1.D.10', 'Trained for the level of support', [
    organization('1.D.10.a', 'mapping', fromTwo, 'Leaders trained in the social model', ['document']),
    organization('1.D.10.b', 'to check', fromTwo, 'Credentials of staff checked', ['document']),
    organization('1.D.10.c', 'to check', fromTwo, 'Staffing plan with ongoing training', ['document']),
  ]),
  definePart('1.D.11', 'At home with many cultures', [
    organization('1.D.11.a', 'guide', fromTwo, 'Policies fit the people served', ['document']),
    organization('1.D.11.b', 'to check', fromTwo, 'Training about cultures given', ['document', 'log']),
  ]),
  definePart('1.D.12', 'Jobs written down', [
    organization('1.D.12.a', 'mapping', fromTwo, 'Job descriptions with duties and requirements', ['document']),
    organization('1.D.12.b', 'to check', fromTwo, 'Staff link residents to local help', ['document']),
    organization('1.D.12.c', 'to check', fromTwo, 'Skills needed for each service named', ['document']),
  ]),
  definePart('1.D.13', 'Supervision that builds people up', [
    organization('1.D.13.a', 'mapping', fromTwo, 'Plan for how staff get better', ['document']),
    organization('1.D.13.b', 'to check', fromTwo, 'Good work of staff noticed', ['document', 'interview']),
    organization('1.D.13.c', 'to check', fromTwo, 'Good place to work', ['interview']),
  ]),
])

export const runningTheHouse = defineDomain(1, 'Running the house', [integrity, rights, empowerment, staff])
