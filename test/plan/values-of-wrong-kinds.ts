/**
 * The harmless cases of test/recordings/values-*.jsonl that deskform refuses because of their kind: a text where true or
 * false belongs, a number as a note, a list as a label. Whoever adds a line here says that its value is of a wrong kind.
 */
export const WRONG_KINDS: readonly string[] = `
active default []
active default {}
autocompletion_ajax_external_data_source bearer_token_auth []
autocompletion_ajax_external_data_source default "abc"
autocompletion_ajax_external_data_source default 5
autocompletion_ajax_external_data_source default [1]
autocompletion_ajax_external_data_source default true
autocompletion_ajax_external_data_source http_basic_auth_username 5
autocompletion_ajax_external_data_source linktemplate 5
autocompletion_ajax_external_data_source linktemplate []
autocompletion_ajax_external_data_source search_result_list_key 5
autocompletion_ajax_external_data_source search_result_list_key []
autocompletion_ajax_external_data_source search_result_value_key 5
autocompletion_ajax_external_data_source search_url []
autocompletion_ajax_external_data_source search_url {}
autocompletion_ajax_external_data_source verify_ssl "no"
boolean default "abc"
boolean default 5
boolean default []
boolean default {}
boolean options {"true":5,"false":[]}
boolean translate "yes"
checkbox default []
checkbox default {}
date default {}
date future "no"
date future 1
date future []
date past "no"
datetime future 0
datetime future []
datetime past "no"
input default 1.5
input default []
input default false
input default true
input default {}
input historical_options "x"
input linktemplate 5
input linktemplate []
input linktemplate {}
input note 5
input note true
input note {"a":1}
input null "no"
input null 0
input null []
input options ["x"]
input permission ""
input permission [["ticket.agent"]]
input permission {}
input placeholder []
input translate "yes"
input translate 5
input translate []
input width []
integer default "5"
integer default "abc"
integer default 1.5
integer default []
integer default true
integer default {"a":1}
multi_tree_select default 5
multi_tree_select options ["a"]
multiselect default 5
richtext default {}
richtext maxlength "500"
richtext no_images 5
richtext type 5
screens -all- false
screens item_class []
screens null "no"
screens required "false"
screens required "no"
screens required "yes"
screens required [1]
screens required []
screens shown "false"
screens shown "no"
screens shown "yes"
screens shown 0
screens shown 1
screens shown {"a":1}
screens ticket.agent ["shown"]
screens ticket.agent [["shown",true]]
screens ticket.agent []
select customsort 5
select customsort []
select default {}
select filter 5
select linktemplate 5
select maxlength "255"
select multiple "yes"
select nulloption "no"
select options {"a":[1]}
select relation_condition 5
select translate 5
textarea default {}
textarea maxlength "500"
textarea rows "4"
textarea rows []
tree_select default ["A"]
tree_select default []
tree_select options [{"name":"A","value":"A","children":{}}]
tree_select options [{"name":"A","value":["A"]}]
tree_select options [{}]
user_autocompletion default "1"
user_autocompletion default "abc"
user_autocompletion default []
user_autocompletion default {}
user_autocompletion guess "x"
user_autocompletion minLengt "abc"
user_autocompletion multiple "yes"
user_autocompletion permission {}
`
  .trim()
  .split('\n');

/** Other rules that refuse harmless values, each with its reason. */
export const OTHER_RULES: Readonly<Record<string, string>> = {
  'name of 64 characters': 'own rule: the database cuts the name',
  'name of 200 characters': 'own rule: the database cuts the name',
  'screens role with a blank in its name': 'a typing mistake: "ticket agent" is near ticket.agent',
  'select options {"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (308 characters)':
    '5.2: nobody can save a ticket with the option, as with "select maxlength 1, option of 2 characters"; the probe took another value',
};

/** The same of test/recordings/lived-*.jsonl, each with its reason. */
export const WRONG_KINDS_LIVED: Readonly<Record<string, string>> = {
  'input maxlength text': 'a text; 6.5 and 7.1 fail at each value',
  'input maxlength text, value': 'a text; 6.5 and 7.1 fail at each value',
  'User input maxlength text': 'a text; 6.5 and 7.1 fail at each value',
  'input data_option.screens': 'screens in the wrong place: the field would be on no form',
  'input default map': 'a map as a text',
  'input options map': 'a text has no options; 5.2 refuses every other value',
  'uac options map': 'a user has no options; 5.2 refuses every other value',
  'input permission [null]': 'null is no permission',
  'select relation EmailAddress': 'only five relations are known to be safe',
  'select relation Base': 'only five relations are known to be safe',
  'select filter [null]': 'null is no id',
  'tree node null': 'null is no option',
  'boolean filter': 'true is no id',
  'integer default text': 'a text as a number',
  'integer default abc': 'a text as a number',
  'integer default 1.5': 'a fraction as a whole number',
  'screen role list': 'a list as a cell; ["shown"] and others stop every form elsewhere',
  'screen role empty list': 'a list as a cell',
  'screens list': 'a list as screens',
};
