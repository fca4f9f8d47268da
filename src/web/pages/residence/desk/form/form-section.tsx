import type { ReactNode } from 'react'
import { countAnswers, type FormSection, listSectionFields } from '#domain/residence/listing/editing/form-sections.ts'
import { listMissingToPublish } from '#domain/residence/listing/listing-gaps.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { useStaysOpen } from './editing/use-stays-open.ts'
import { useResidenceForm } from './residence-form.ts'

export function Section({ name, children }: { name: FormSection; children: ReactNode }) {
  const { typed, words } = useResidenceForm()
  const { sections, answersGiven } = words.edit
  const isOpen = useStaysOpen(useIsWanted(name))
  const { given, asked } = countAnswers(name, typed)
  return (
    <FoldedSection id={`p-${name}`} title={sections[name]} count={answersGiven(given, asked)} open={isOpen}>
      {children}
    </FoldedSection>
  )
}

function useIsWanted(name: FormSection): boolean {
  const { residence, start, errors, unseen, contradictions } = useResidenceForm()
  const fields = new Set<string>(listSectionFields(name))
  const isHere = (field: string) => fields.has(field === 'beds' ? 'beds_women' : field)
  const isMissing = residence.status === 'draft' && listMissingToPublish(start).some(isHere)
  return (
    isMissing ||
    [...unseen, ...Object.keys(errors)].some(isHere) ||
    contradictions.some((found) => found.fields.some(isHere))
  )
}

type FoldedSectionProps = { id: string; title: ReactNode; count: string; open: boolean; children: ReactNode }

export function FoldedSection({ id, title, count, open, children }: FoldedSectionProps) {
  return (
    <Disclosure
      open={open}
      summary={
        <>
          <h2 id={id} className="grow">
            {title}
          </h2>
          <span className="small quiet">{count}</span>
        </>
      }
    >
      <div className="grid">{children}</div>
    </Disclosure>
  )
}
