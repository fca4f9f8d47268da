export const fileWords = {
  choose: 'Add a file',
  help: 'PDF, JPEG or PNG, up to 20 MB. On an iPhone choose the photo here: it is then sent as a JPEG.',
  add: 'Add',
  stop: 'Stop',
  sending: '{done} of {size} MB, {percent}%. If the line drops, it goes on from here.',
  waiting: '{done} of {size} MB. The line dropped. It goes on by itself when it is back.',
  left: '{name} has not arrived yet: {done} of {size} MB are here. Choose it again, and it goes on from there.',
  checking: 'Checking the file. This takes a few seconds.',
  held: 'The file is here. It can be opened when the virus scan is done, in a few minutes.',
  clean: 'Added.',
  tooLarge: 'This file is {size} MB. We take up to 20 MB: make it smaller first.',
  again: 'Choose another file, or this one again.',
} as const
