import { audiences } from '#domain/residence.ts'
import { useHouseForm } from './house-form.ts'
import { TextField } from './text-field.tsx'

/** Beds kept for each group of people. How many are open is said on the board. */
export function BedsPart() {
  const { house, words } = useHouseForm()
  const { edit } = words
  return (
    <>
      <p className="help">{edit.bedsHelp}</p>
      <div className="beds-fields">
        {audiences.map((audience) => {
          const taken = house.taken.find((one) => one.audience === audience)
          const isTaken = taken !== undefined && taken.occupied + taken.held > 0
          return (
            <TextField
              key={audience}
              name={`beds_${audience}`}
              label={words.audiences[audience].title}
              inputMode="numeric"
              maxLength={5}
              help={isTaken ? edit.taken(taken.occupied, taken.held) : undefined}
            />
          )
        })}
      </div>
    </>
  )
}
