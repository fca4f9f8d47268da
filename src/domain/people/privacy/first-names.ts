/** Common first names that mean nothing else in a note. */
export const firstNames: ReadonlySet<string> = new Set(
  (
    'aaron adam alan albert alex alexander alice alicia amanda amber amy andrea andrew angela anna anthony ashley austin ' +
    'barbara benjamin bobby bradley brandon brandy brenda brian brittany bryan caleb carlos carol caroline catherine charles ' +
    'cheryl christina christine christopher cindy cody connie corey courtney crystal cynthia daniel darren david deborah ' +
    'debra denise dennis diana donald donna douglas dustin dylan edward elizabeth emily emma eric erica erin ethan eugene ' +
    'evelyn gabriel gary george gerald gloria gregory hannah harold heather helen henry jacob jacqueline james jamie janet ' +
    'jason jeffrey jennifer jeremy jerry jesse jessica jesus joan joanna joel john johnny jonathan jordan jorge jose joseph ' +
    'joshua juan judith julia julie justin karen katherine kathleen kathy kayla keith kelly kenneth kevin kimberly kristen ' +
    'kyle larry laura lauren lawrence leonard linda lindsey lisa logan lori louis luis madison marcus margaret maria marie ' +
    'marilyn martha martin matthew megan melissa michael michelle miguel mike monica nancy natalie nathan nicholas nicole ' +
    'noah olivia oscar pamela patricia patrick paul peter philip phillip rachel ralph raymond rebecca ricardo richard robert ' +
    'roger ronald russell ryan samantha samuel sandra sarah scott sean shannon sharon sheila shirley stephanie stephen steven ' +
    'susan tammy tanya teresa terry theresa thomas tiffany timothy tina todd tracy travis tyler vanessa veronica victor ' +
    'victoria vincent walter wayne wendy william zachary'
  ).split(' '),
)
