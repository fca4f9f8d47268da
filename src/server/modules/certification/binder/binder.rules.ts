import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import type { ShownEvidence } from '#contract/certification/evidence.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import type { RuleAnswer } from '#domain/certification/application/application.ts'
import { mediumDay } from '#domain/language/dates.ts'
import { type NarrLevel, narrLevelWords } from '#domain/residence/residence.ts'

/** Bytes of all files whose pages are added; what is beyond is named alone. */
export const binderBytes = 60 * 1024 * 1024

export type BinderFile = { name: string; about: string; content: FileContent }

/** `left out`: why its pages are not added. */
export type FileContent = { is: 'pdf' | 'jpg'; bytes: Uint8Array } | { is: 'left out'; why: string }

export type BinderRule = { head: string; lines: string[]; files: number[] }

export type Binder = {
  title: string
  cover: [label: string, words: string][]
  parts: { title: string; rules: BinderRule[] }[]
  files: BinderFile[]
}

export type BinderSaid = { is: 'binder'; bytes: Uint8Array<ArrayBuffer> } | { is: 'failed'; message: string }

const answers = { yes: 'Yes', not_yet: 'Not yet', not_applicable: 'Not applicable' } as const satisfies Record<
  RuleAnswer,
  string
>

const dayOf = (moment: string) => mediumDay(moment.slice(0, 10))

export type NumberedFile = {
  number: number
  code: string
  id: string
  isPhoto: boolean
  name: string
  about: string
}

/** In the order of the rules, photos of visits after the evidence; a file that shows several rules is there for each. */
export function numberFiles({ domains, visitPhotos }: ApplicationAnswer): NumberedFile[] {
  return domains
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => [
      ...rule.files.map((file) => evidenceOf(rule, file)),
      ...visitPhotos.filter(({ code }) => code === rule.code).map(photoOf),
    ])
    .map((one, at) => Object.assign({ number: at + 1 }, one))
}

function evidenceOf(rule: ApplicationRule, file: ShownEvidence): Omit<NumberedFile, 'number'> {
  const { id, title, name } = file
  return { code: rule.code, id, isPhoto: false, name: title || name, about: aboutFile(rule, file) }
}

function photoOf({ id, code, by, madeAt }: VisitPhoto, at: number): Omit<NumberedFile, 'number'> {
  const about = `Rule ${code}. Taken on the visit by ${by}, ${dayOf(madeAt)}.`
  return { code, id, isPhoto: true, name: `Photo ${at + 1} of ${code}`, about }
}

type Made = { files: readonly NumberedFile[]; contents: readonly FileContent[]; at: Date; by: string }

export function toBinder(application: ApplicationAnswer, { files, contents, at, by }: Made): Binder {
  const numbers = Map.groupBy(files, ({ code }) => code)
  return {
    title: `${application.line.residence.name}: application for certification`,
    cover: coverOf(application, `${dayOf(at.toISOString())}, by ${by}`),
    parts: application.domains.map(({ title, rules }) => ({
      title,
      rules: rules.map((rule) => ({
        head: `${rule.code}  ${rule.title}`,
        lines: linesOf(rule),
        files: (numbers.get(rule.code) ?? []).map(({ number }) => number),
      })),
    })),
    files: files.map(({ name, about }, place) => ({
      name,
      about,
      content: contents[place] ?? { is: 'left out', why: 'It is no longer there.' },
    })),
  }
}

function coverOf({ line, version }: ApplicationAnswer, made: string): Binder['cover'] {
  const { residence, operator, affiliate, level, isRenewal, startedAt, rules, answered, end } = line
  const ends = {
    certified: 'Certified',
    conditional: 'Certified with conditions',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    silent: 'Ended, because nothing was heard',
  } as const
  return [
    ['Residence', `${residence.name}, ${residence.city}, ${residence.state}`],
    ['Operator', operator],
    ['Affiliate', affiliate],
    ['Level of support', narrLevelWords(level as NarrLevel)],
    ['Standard', `NARR ${version}, ${isRenewal ? 'renewal' : 'first certification'}`],
    ['Started', dayOf(startedAt)],
    ['Answered', `${answered} of ${rules} rules`],
    ['Decision', end ? `${ends[end.as]}, ${dayOf(end.at)}` : 'None yet'],
    ['This binder was made', made],
  ]
}

function linesOf(rule: ApplicationRule): string[] {
  const { isRequired, answer, responsible, note, finding, findingWords, dueOn, remedy, waiver, waivedBy } = rule
  const due = dueOn === null ? '' : ` To be mended by ${mediumDay(dueOn)}.`
  const found = finding === 'met' ? 'Met.' : `Not met. ${findingWords}${due}`
  return [
    `${isRequired ? 'Required' : 'Recommended'}. Answer: ${answer === null ? 'none yet' : answers[answer]}.`,
    responsible !== '' && `Looked after by: ${responsible}`,
    note !== '' && `Note: ${note}`,
    finding !== null && `The reviewer found: ${found}`,
    remedy !== '' && `What the operator did about it: ${remedy}`,
    waivedBy !== null && `Waived by ${waivedBy}: ${waiver}`,
  ].filter((words) => words !== false)
}

function aboutFile({ code }: ApplicationRule, { name, title, endsOn, addedAt, addedBy }: ShownEvidence): string {
  const good = endsOn === null ? '' : ` Good until ${mediumDay(endsOn)}.`
  return `Rule ${code}. ${title === '' ? '' : `${name}. `}Added by ${addedBy}, ${dayOf(addedAt)}.${good}`
}
