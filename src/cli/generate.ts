import { writeFileSync } from 'node:fs'
import { generated } from './generated.ts'

// `npm run generate`: prints what is made from the code into the files that are committed.
for (const [file, content] of Object.entries(await generated())) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), content)
  console.log(file)
}
