import { apiHandler } from '../api.ts'
import { answering } from './answering.ts'
import { sealed } from './sealed.ts'

const service = answering()

export const handler = sealed((seal) => apiHandler({ ...service, seal }))
