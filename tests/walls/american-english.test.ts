import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Written, wordsInDocument, wordsInSource } from '#tests/support/browser/written-words.ts'

/** Spelled as in Britain, or a word of Britain where America has another. */
const british = new RegExp(
  `\\b(${[
    'programmes?',
    'e-mails?',
    'licences?',
    'licencing',
    'centred?',
    'centres',
    'theatres?',
    'fibres?',
    'grey',
    '\\w*colour\\w*',
    '\\w*favour\\w*',
    'honour\\w*',
    'neighbour\\w*',
    'labour\\w*',
    'behaviour\\w*',
    'harbour\\w*',
    '(kilo|centi)?metres?',
    'litres?',
    'cheques?',
    'catalogues?',
    'defence',
    'offence',
    'pretence',
    'storeys?',
    '(re|dis)?organis(e|ing|ation)\\w*',
    'recognis\\w*',
    'realis(e|ed|ing)',
    'authoris\\w*',
    'apologis\\w*',
    'summaris\\w*',
    'minimis\\w*',
    'maximis\\w*',
    'prioritis\\w*',
    'categoris\\w*',
    'customis\\w*',
    'utilis\\w*',
    'specialis\\w*',
    'anonymis\\w*',
    'analys(e|ed|ing)',
    'standardis\\w*',
    'practis(e|ed|ing)',
    'enquir\\w*',
    'whilst',
    'amongst',
    'towards',
    'afterwards',
    'learnt',
    'spelt',
    'judgement',
    'acknowledgement',
    'cancell(ed|ing)',
    'travell\\w+',
    'labell\\w+',
    'modell\\w+',
    'fulfil',
    'fulfils',
    'enrol',
    'enrols',
    'enrolments?',
    'instalments?',
    'per cent',
    'fortnight\\w*',
    'mould\\w*',
    'plough\\w*',
    'tyres?',
    'kerbs?',
    'ageing',
    'postcodes?',
  ].join('|')})\\b`,
  'i',
)

/** Words that were hard to understand, and what stands in their place says the same plainly. */
const riddles = [
  'Medicine to keep',
  'More needs',
  'Usual order',
  'Beds: any',
  'Why not this one?',
  'Do without one wish',
  'homes that have not said and travel',
  'miss a need',
  'These come closest',
  'Leave the cash to move in open',
  'as old as they say',
  'Look into your mail',
  'Their numbers lead nowhere',
  'they tell you when you call',
  'street kept private',
  'Press to forget',
  'Sober before you come',
  'Checked by whom',
  'Staff come by',
  'Treatment happens in',
  'last went through',
  'Nobody of the house keeps',
  'In the words of the house',
  'As the list says',
  'No Spanish spoken',
  'No couples together',
  'Beds counted where they are',
  'carries its time',
  'Gaps left visible',
  'The quilt so far',
  'More patches filled',
  'Where the trail goes',
  'this is the deal',
  'still dark',
  'help a network to start',
  'could light',
  'Sew in',
  'kept by the',
  'said a number this week',
  'part by part',
  'The list of today',
  'jobs are kept apart',
  'grades the houses',
  'in a new order',
  'certify on conditions',
  'move by themselves',
  'Four quarters along',
  'take a brochure',
  'Say a thing once',
  'goes dark by itself',
  'what comes on top',
  'in full swing',
  'the short way',
  'hardly need us',
  'Choose your door',
  'packs they came in',
  'reach a machine',
  'somebody to belong to',
  'starts anew',
  'You type a number once',
  'Asking often',
  'A name we do not know',
  'as it stands in a page',
  'Begin with a choice',
  'also not for a test',
  'promises no bed',
  'To stop floods',
  'fished for',
  'On the way and in your',
  'want to mend it',
]

/** Words that somebody else has set: a value of our API and a name of HSDS that outsiders read already. */
const setByOthers = [
  { file: 'src/contract/calls/public/residences.ts', word: '`ageing`' },
  { file: 'src/content/docs/connecting.ts', word: '`ageing`' },
  { file: 'src/contract/calls/public/hsds-words.ts', word: '`postcode`' },
  { file: 'src/server/modules/open-data/hsds/asked.rules.ts', word: '`postcode`' },
]

/** Spanish, tests, SQL, and rows of names are no English that people read. */
const notRead =
  /\.test\.tsx?$|\.es\.ts$|spanish|\.store\.ts$|\/database\/|demo\/people\/accounts\.ts$|bench\/many\/|map\/lines\.ts$/
const sources = globSync('{src,scripts}/**/*.{ts,tsx}').filter((file) => !notRead.test(file))
const documents = globSync('{README,ARCHITECTURE,CONTRIBUTING,docs/**/*}.md')

function without({ file, text }: Written): string {
  return setByOthers.filter((one) => one.file === file).reduce((left, { word }) => left.replaceAll(word, ''), text)
}

let read: Written[] | undefined
function readSources(): Written[] {
  read ??= sources.flatMap(wordsInSource)
  return read
}

describe('the words that people read', () => {
  it('are spelled as in America, on pages, in mails and in documents', () => {
    const written = [...readSources(), ...documents.flatMap(wordsInDocument)]
    expect(written.length).toBeGreaterThan(5000)
    const wrong = written.flatMap((one) => {
      const word = british.exec(without(one))?.[0]
      return word ? [`${one.file}: ${word} in “${one.text.trim().slice(0, 80)}”`] : []
    })
    expect(wrong).toEqual([])
  })

  it('hold none of the riddles that were taken out', () => {
    const wrong = readSources().flatMap(({ file, text }) => {
      const words = text.toLowerCase()
      const riddle = riddles.find((one) => words.includes(one.toLowerCase()))
      return riddle ? [`${file}: ${riddle} in “${text.trim().slice(0, 80)}”`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('the reading of words', () => {
  it.each(['The programme', 'an e-mail', 'a licence', 'organisation', 'The Colour', 'recognised', 'ageing'])(
    'knows that %s is not American',
    (words) => {
      expect(words).toMatch(british)
    },
  )

  it.each([
    'program',
    'email',
    'license',
    'organism',
    'realistic',
    'a meter',
    'emphasis',
    'programmer',
    'cancellation',
  ])('takes %s', (words) => {
    expect(words).not.toMatch(british)
  })
})
