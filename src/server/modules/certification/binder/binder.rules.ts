import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import type { ShownEvidence } from '#contract/certification/evidence.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { endNames, type RuleAnswer } from '#domain/certification/application/application.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'

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

const formatDay = (moment: string, state: string) => formatMediumDay(toLocalDay(new Date(moment), state))

export type NumberedFile = {
  number: number
  code: string
  id: string
  isPhoto: boolean
  name: string
  about: string
}

/** In the order of the rules, photos of visits after the evidence; a file that shows several rules is there for each. */
export function numberFiles({ domains, visitPhotos, line }: ApplicationAnswer): NumberedFile[] {
  const { state } = line.residence
  return domains
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => [
      ...rule.files.map((file) => describeEvidence(rule, file, state)),
      ...visitPhotos.filter(({ code }) => code === rule.code).map((photo, at) => describePhoto(photo, { at, state })),
    ])
    .map((one, at) => ({ number: at + 1, ...one }))
}

function describeEvidence(rule: ApplicationRule, file: ShownEvidence, state: string): Omit<NumberedFile, 'number'> {
  const { id, title, name } = file
  return { code: rule.code, id, isPhoto: false, name: title || name, about: describeFile(rule, file, state) }
}

function describePhoto(
  { id, code, by, madeAt }: VisitPhoto,
  { at, state }: { at: number; state: string },
): Omit<NumberedFile, 'number'> {
  const about = `Rule ${code}. Taken on the visit by ${by}, ${formatDay(madeAt, state)}.`
  return { code, id, isPhoto: true, name: `Photo ${at + 1} of ${code}`, about }
}

type BinderSource = { files: readonly NumberedFile[]; contents: readonly FileContent[]; at: Date; by: string }

export function toBinder(application: ApplicationAnswer, { files, contents, at, by }: BinderSource): Binder {
  const numbers = Map.groupBy(files, ({ code }) => code)
  const general = writeQuestions(application, null)
  return {
    title: `${application.line.residence.name}: ${application.line.isSample ? 'sample ' : ''}application for certification`,
    cover: writeCover(application, `${formatDay(at.toISOString(), application.line.residence.state)}, by ${by}`),
    parts: application.domains
      .map(({ title, rules }) => ({
        title,
        rules: rules.map((rule) => ({
          head: `${rule.code}  ${rule.title}`,
          lines: [...writeLines(rule), ...writeQuestions(application, rule.code)],
          files: (numbers.get(rule.code) ?? []).map(({ number }) => number),
        })),
      }))
      .concat(general.length === 0 ? [] : [buildGeneralPart(general)]),
    files: files.map(({ name, about }, place) => ({
      name,
      about,
      content: contents[place] ?? { is: 'left out', why: 'It is no longer there.' },
    })),
  }
}

function writeCover(application: ApplicationAnswer, made: string): Binder['cover'] {
  const { line, version, certificateNumber } = application
  const { residence, operator, affiliate, level, isRenewal, startedAt, rules, answered } = line
  return [
    ...(line.isSample
      ? ([['Sample', 'Made-up data: a sample, and nobody’s application']] satisfies [string, string][])
      : []),
    ['Residence', `${residence.name}, ${residence.city}, ${residence.state}`],
    ['Operator', operator],
    ['Affiliate', affiliate],
    ['Level of support', describeNarrLevel(level as NarrLevel)],
    ['Standard', `NARR ${version}, ${isRenewal ? 'renewal' : 'first certification'}`],
    ['Started', formatDay(startedAt, residence.state)],
    ['Answered', `${answered} of ${rules} rules`],
    ...writeVisits(application),
    ...writeDecision(application),
    ...(certificateNumber === null ? [] : ([['Certificate', certificateNumber]] satisfies Binder['cover'])),
    ['This binder was made', made],
  ]
}

function writeVisits({ visits, line }: ApplicationAnswer): Binder['cover'] {
  return visits
    .filter(({ canceledAt }) => canceledAt === null)
    .map(({ startsAt, inspector, heldAt, heldBy }) => {
      const day = formatDay(heldAt ?? startsAt, line.residence.state)
      return ['Visit', heldAt === null ? `Planned for ${day}, by ${inspector}` : `${day}, by ${heldBy ?? inspector}`]
    })
}

const told = {
  refused: 'Refused',
  appealed: 'Appealed',
  appeal_granted: 'Appeal granted, the review goes on',
  appeal_refused: 'Appeal refused',
} as const

/** Oldest first: a refusal stays in the binder when it is appealed, and also where the appeal is granted. */
function writeDecision({ line: { end, residence }, story, appealUntil }: ApplicationAnswer): Binder['cover'] {
  const say = (moment: string) => formatDay(moment, residence.state)
  const lines = story.toReversed().map(({ what, at, words }): [string, string] => {
    const label = what === 'refused' ? 'Decision' : 'Appeal'
    return [label, `${told[what]}, ${say(at)}. ${words}`.trim()]
  })
  const isTold = end?.as === 'refused' && story.length > 0
  if (end && !isTold) lines.push(['Decision', [`${endNames[end.as]}, ${say(end.at)}.`, end.reason].join(' ').trim()])
  if (end && end.conditions !== '') lines.push(['Conditions', end.conditions])
  if (appealUntil !== null) lines.push(['Appeal', `None yet. It can be appealed until ${say(appealUntil)}.`])
  if (!end && story[0]?.what === 'appealed') lines.push(['Appeal', 'Not decided yet.'])
  return lines.length === 0 ? [['Decision', 'None yet']] : lines
}

function writeLines(rule: ApplicationRule): string[] {
  const { isRequired, answer, isFromLast, responsible, note, finding, findingWords, dueOn, remedy, waiver, waivedBy } =
    rule
  const due = dueOn === null ? '' : ` To be mended by ${formatMediumDay(dueOn)}.`
  const found =
    finding === 'met' ? 'Met.' : `${finding === 'not_met' ? 'Not met' : 'Does not apply'}. ${findingWords}${due}`
  return [
    `${isRequired ? 'Required' : 'Recommended'}. Answer: ${answer === null ? 'none yet' : answers[answer]}${isFromLast ? ', from last time' : ''}.`,
    responsible !== '' && `Looked after by: ${responsible}`,
    note !== '' && `Note: ${note}`,
    finding !== null && `The reviewer found: ${found}`,
    remedy !== '' && `What the operator did about it: ${remedy}`,
    waivedBy !== null && `Waived by ${waivedBy}: ${waiver}`,
  ].filter((words) => words !== false)
}

const buildGeneralPart = (lines: string[]): Binder['parts'][number] => ({
  title: 'Questions about the application as a whole',
  rules: [{ head: 'Questions and answers', lines, files: [] }],
})

function writeQuestions({ questions, line }: ApplicationAnswer, code: string | null): string[] {
  const none = line.end ? 'It was not answered.' : 'No answer yet.'
  return questions
    .filter((one) => one.code === code)
    .flatMap(({ words, askedBy, askedAt, answer, answeredBy, answeredAt }) => [
      `${askedBy} asked on ${formatDay(askedAt, line.residence.state)}: ${words}`,
      answeredAt === null
        ? none
        : `${answeredBy} answered on ${formatDay(answeredAt, line.residence.state)}: ${answer}`,
    ])
}

function describeFile({ code }: ApplicationRule, file: ShownEvidence, state: string): string {
  const { name, title, endsOn, addedAt, addedBy } = file
  const good = endsOn === null ? '' : ` Good until ${formatMediumDay(endsOn)}.`
  return `Rule ${code}. ${title === '' ? '' : `${name}. `}Added by ${addedBy}, ${formatDay(addedAt, state)}.${good}`
}
