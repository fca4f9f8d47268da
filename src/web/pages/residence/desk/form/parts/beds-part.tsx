import { audiences } from '#domain/residence/residence.ts'
import { useResidenceForm } from '#web/pages/residence/desk/form/residence-form.ts'
import { TextField } from '#web/pages/residence/desk/form/text-field.tsx'

/** How many beds are open is reported on the board and not changed here, unless the house no longer has that many. */
export function BedsPart() {
  const { residence, words, typed } = useResidenceForm()
  const { edit } = words
  return (
    <>
      <p className="help">{edit.bedsHelp}</p>
      <div className="fit-10 align-start">
        {audiences.map((audience) => {
          const known = residence.beds.find((one) => one.audience === audience)
          const isSaid = known !== undefined && (known.open !== null || known.held > 0)
          return (
            <TextField
              key={audience}
              name={`beds_${audience}`}
              label={words.audiences[audience].title}
              inputMode="numeric"
              maxLength={5}
              help={
                isSaid && (
                  <>
                    {edit.openNow(known.open, known.held)}{' '}
                    <b role="status">{describeLowered(typed[`beds_${audience}`], known, edit.lowers)}</b>
                  </>
                )
              }
            />
          )
        })}
      </div>
    </>
  )
}

function describeLowered(
  typed: string,
  { total, open, held }: { total: number; open: number | null; held: number },
  words: (total: number, open: number) => string,
): string | null {
  const wanted = Number(typed)
  // None at all is asked about.
  if (open === null || wanted === total || wanted <= 0 || !(wanted >= held && wanted < open + held)) return null
  return words(wanted, wanted - held)
}
