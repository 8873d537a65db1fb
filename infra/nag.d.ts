import type { IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import type { IConstruct } from 'constructs'

/** The declaration of what is used of cdk-nag. Its own declarations would load 1,500 files of aws-cdk-lib. */
export declare const AwsSolutionsChecks: new (scope: IConstruct) => IPolicyValidationPlugin
