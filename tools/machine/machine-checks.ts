import { checkAnswers, checkProvider, checkSenderDomain } from './email-checks.ts'
import type { MachineCheck } from './checked-machine.ts'
import { checkAddress, checkCertificate, checkDisk, checkOperator, checkService } from './service-checks.ts'

/** All checks of doctor for one machine, in the order in which they are printed. */
export const MACHINE_CHECKS: Readonly<Record<string, MachineCheck>> = {
  service: checkService,
  disk: checkDisk,
  address: checkAddress,
  certificate: checkCertificate,
  'mail provider': checkProvider,
  sender: checkSenderDomain,
  answers: checkAnswers,
  operator: checkOperator,
}
