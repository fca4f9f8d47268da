/**
 * The colors of web/plumbing/theme/tokens.css that are needed where no stylesheet reaches: mails, badges, plain pages,
 * the page without a connection, and the frame that a browser draws. A test holds the two together.
 */
export const morning = {
  paper: '#f8fbfa',
  surface: '#ffffff',
  sunk: '#ecf4f1',
  line: '#cfdad7',
  'line-strong': '#647978',
  ink: '#0c2327',
  'ink-3': '#3d5354',
  pine: '#004d49',
  'on-pine': '#ffffff',
  link: '#004d49',
  'pine-tint': '#e1f3ef',
  lamp: '#faca4b',
  plum: '#572a4f',
} as const

export const evening = {
  paper: '#08161a',
  surface: '#0f2125',
  'line-strong': '#6c8687',
  ink: '#ecf2ed',
  'ink-3': '#abbcb8',
  pine: '#7cd8c6',
  'on-pine': '#031a1b',
  link: '#87e1d2',
} as const
