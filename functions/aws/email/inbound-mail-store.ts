import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { BACKGROUND_TIMEOUTS } from '../clients/timeouts.ts'

export const s3Client = (): S3Client => new S3Client(BACKGROUND_TIMEOUTS)

/**
 * Returns the bucket into which SES writes each received email, under the id of the email. `read` requests one byte
 * more than `most`, so that it recognizes a longer email without reading all of it.
 */
export const s3InboundMailStore = (client: Pick<S3Client, 'send'>, bucket: string) => ({
  read: async (key: string, most: number): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=0-${most}` }))
      const bytes = await Body?.transformToByteArray()
      return bytes && bytes.length <= most ? bytes : undefined
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  },
  remove: async (key: string): Promise<void> =>
    void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))),
})
