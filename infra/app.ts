import { crownhead } from './crownhead.ts'

crownhead().synth()
