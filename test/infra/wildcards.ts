/** Matches an ARN as IAM does: `*` stands for any characters, slashes too, and `?` for one. */
export const isMatch = (pattern: string, arn: string): boolean => {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(arn)
}
