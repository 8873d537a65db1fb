import type { AdminRecords } from '../admin/records/admin-records.ts'
import type { AdminRequest } from '../admin/admin-request.ts'
import { endGame, forgetAddress, showData } from '../admin/admin-acts.ts'
import { blockAddress } from '../admin/block-address.ts'
import { findAddress, findName } from '../admin/find-address.ts'
import { listReturned, listWaiting } from '../admin/list-addresses.ts'
import { describeGame, listNewest } from '../admin/list-games.ts'
import { resendEmails } from '../admin/resend-emails.ts'

/** Does what the operator asks, and returns lines about it; undefined if there is no such game. */
export const answerAdminRequest = async (
  records: AdminRecords,
  request: Exclude<AdminRequest, { readonly kind: 'log' }>,
): Promise<readonly string[] | undefined> => {
  switch (request.kind) {
    case 'find-address':
      return findAddress(records, request.address)
    case 'find-name':
      return findName(records, request.name)
    case 'game':
      return describeGame(records, request.id)
    case 'data':
      return showData(records, request.address)
    case 'block':
    case 'unblock':
      return blockAddress(records, request.address, request.kind === 'block')
    case 'resend':
      return resendEmails(records, request.address, request.isDry)
    case 'forget':
      return forgetAddress(records, request.address, request.isSure)
    case 'end':
      return endGame(records, request.id, request.isSure)
    case 'newest':
      return listNewest(records, request.most)
    case 'waiting':
      return listWaiting(records, request.most)
    case 'returned':
      return listReturned(records, request.most)
  }
}
