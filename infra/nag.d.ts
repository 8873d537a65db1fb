import type { IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import type { IConstruct } from 'constructs'

/** What is used of cdk-nag: its own declarations pull in 1,500 files of aws-cdk-lib. */
export declare const AwsSolutionsChecks: new (scope: IConstruct) => IPolicyValidationPlugin
