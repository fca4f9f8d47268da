import { audiences } from '#domain/residence/residence.ts'
import { useHouseForm } from '#web/pages/desk/houses/form/house-form.ts'
import { TextField } from '#web/pages/desk/houses/form/text-field.tsx'

/**
 * Beds kept for each group of people. How many are open is said on the board, and stays so; where there is no room for as
 * many any more, the field says it before it is saved.
 */
export function BedsPart() {
  const { house, words, typed } = useHouseForm()
  const { edit } = words
  return (
    <>
      <p className="help">{edit.bedsHelp}</p>
      <div className="beds-fields">
        {audiences.map((audience) => {
          const known = house.beds.find((one) => one.audience === audience)
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
                    <b role="status">{lowered(typed[`beds_${audience}`], known, edit.lowers)}</b>
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

/** What so few beds make of the number that is open; nothing where there is room for it. */
function lowered(
  typed: string,
  { total, open, held }: { total: number; open: number | null; held: number },
  words: (total: number, open: number) => string,
): string | null {
  const wanted = Number(typed)
  // None at all is asked about.
  if (open === null || wanted === total || wanted <= 0 || !(wanted >= held && wanted < open + held)) return null
  return words(wanted, wanted - held)
}
