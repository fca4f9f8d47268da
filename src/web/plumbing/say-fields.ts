/** Fields and problems that are not in the lists are left out. */
export function sayFields<Field extends string, Problem extends string>(
  coded: Readonly<Record<string, string>>,
  { fields, problems }: { fields: readonly Field[]; problems: readonly Problem[] },
  say: (problem: Problem, field: Field) => string,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems.find((one) => one === coded[field])
      return problem === undefined ? [] : [[field, say(problem, field)]]
    }),
  )
}

export function chooseMessage(fields: Readonly<Record<string, string>>, ofFields: string, ofWhole: string): string {
  return Object.keys(fields).length > 0 ? ofFields : ofWhole
}
