import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettingsFile } from '../../local/serving/settings/settings-file.ts'

test.each([
  ['nothing', ''],
  ['comments and empty lines', "# It's the club's\n\n  # PORT 1\n\t\nPORT=1\n"],
  ['blanks and export', '  export  PORT = 1 # of the club\nHOST=\n'],
  ['what is quoted', 'PORT="1" # one\nHOST=\'a # b\'\nORIGIN=`c`#d\nPROXIES=""'],
  ['a value over several lines', 'PORT="1\n2 3: 4\n# 5"\nHOST=\'a\n"\'\nORIGIN=b'],
  ['quotes within', 'PORT=1"2\nHOST=it\'s\nORIGIN="it\'s"'],
  ['equals signs', 'MAIL_URL=a=b=c\n'],
  ['a comment alone', 'PORT=#\nHOST= # a'],
])('a settings file is read as Node does: %s', (_what, text) => {
  expect(parseSettingsFile(text)).toEqual({ values: { ...parseEnv(text) }, faults: [] })
})

test('lines may end as on Windows, and an empty value takes nothing from the next line', () => {
  const lines = ['# a', '', 'PORT= ', 'HOST="a', 'b"', 'ORIGIN=c\t', '']
  expect(parseSettingsFile(`\uFEFF${lines.join('\r\n')}`)).toEqual({
    values: { PORT: '', HOST: 'a\nb', ORIGIN: 'c' },
    faults: [],
  })
})

const QUOTE = 'has a quote that does not end, or text after it'

test.each([
  [
    'A=1\n\nMAIL_PER_DAY: 500\nMETRICS_PORT 9090\nB=2',
    ['line 3 of the file is not NAME=value', 'line 4 of the file is'],
  ],
  ['A="1\n2"\nMAIL_URL: smtps://club:secret=a@host', ['line 3 of the file is not NAME=value']],
  ['MAIL_URL: "secret\nB=1\n"', ['line 1 of the file is not NAME=value', 'line 3 of the file is']],
  ['A=1\n=secret', ['line 2 of the file is not NAME=value']],
  ['secret', ['line 1 of the file is not NAME=value']],
  ['MAIL URL=secret', ['line 1 of the file is not NAME=value']],
  ['A=1\r\nsecret\r\n', ['line 2 of the file is not NAME=value']],
  ['A="secret\nB=1', [`line 1 of the file ${QUOTE}`]],
  ['A= "secret\'\nB="1"', [`line 1 of the file ${QUOTE}`]],
  ['A="1" secret\nB="2"', [`line 1 of the file ${QUOTE}`]],
  ['MAIL_URL=smtps://club:12#secret@host', ['line 1 of the file has a # in its value']],
])('a line that would be skipped or cut is reported by its number, and not shown: %j', (text, sentences) => {
  const { faults, values } = parseSettingsFile(text)
  expect(faults.join('\n')).not.toContain('secret')
  expect(Object.keys(values).join('\n')).not.toContain('secret')
  expect(faults).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})
