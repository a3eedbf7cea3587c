/**
 * Loads the comparison of classes that graphql uses in production, as the built server does. The other one looks for a second copy
 * of the library in every value that is not of the class, which takes a tenth of the start of an application.
 */
const { NODE_ENV } = process.env;

process.env.NODE_ENV = 'production';
require('graphql/jsutils/instanceOf');
process.env.NODE_ENV = NODE_ENV;
