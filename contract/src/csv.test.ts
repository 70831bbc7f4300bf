import { expect, test } from 'vitest'
import { toCsvLine } from './csv.ts'

test.each([
  [['plain', 12, null], 'plain,12,'],
  [[{ hundredths: 0 }, { hundredths: 5 }, { hundredths: -1234567 }], '0.00,0.05,-12345.67'],
  [['=1+1', '+1', '-1', '@x', ' =1', '\t1'], "'=1+1,'+1,'-1,'@x,' =1,'\t1"],
  [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"'],
  [['=a,"b"'], '"\'=a,""b"""'],
])('%j is the line %j', (cells, line) => {
  expect(toCsvLine(cells)).toBe(`${line}\r\n`)
})
