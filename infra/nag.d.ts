import type { IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import type { IConstruct } from 'constructs'

/** What is used of cdk-nag. Its own declarations pull in every service of aws-cdk-lib: 1,500 files more to read. */
export declare const AwsSolutionsChecks: new (scope: IConstruct) => IPolicyValidationPlugin
