/**
 * Professional English expressions for the same subject, each way: someone who looks for localization is served by what is about internationalization.
 * In the format of `translations.ts`; expressions on the same side do not stand for one another.
 */
export const NEAR_SYNONYMS = `
localization = internationalization i18n; changelog = release_notes; logging = log_management; incident_report = postmortem;
incident_review = postmortem; lock_file = lockfile; static_analysis = linting; linter = static_code_analysis; static_analyzer = linter;
refactoring = code_restructuring; refactor = code_cleanup; codemod = automated_refactoring; single_responsibility = srp;
modular_monolith = modulith; fault_tolerance = resilience; rate_limiting = throttling; idempotency = idempotent_request;
deduplication = duplicate_detection; deduplication = duplicate_removal; cron = scheduled_task; publish_subscribe = pubsub;
state_machine = statechart; openapi = swagger; code_generation = codegen; boilerplate = scaffolding; pagination = paging;
webhook = http_callback; serialization = marshalling; deserialization = unmarshalling; stack_trace = traceback; stack_trace = backtrace;
debugging = troubleshooting; acceptance_testing = uat; gherkin = given_when_then; bdd = given_when_then; tdd = test_first;
fuzzing = fuzz_testing; performance_test = benchmark; benchmarking = performance_measurement; mocking = test_double; stub = test_double;
sdet = test_automation_engineer; latency = response_time; prefetching = preloading; bundler = module_bundler; responsive_image = srcset;
coroutine = green_thread; multithreading = concurrent_programming; immutability = immutable_data; docstring = doc_comment;
foreign_function_interface = ffi; native_binding = ffi; language_binding = ffi; templating = template_engine; syntax_tree = ast;
transpiler = source_to_source_compiler; language_server = lsp; virtual_environment = venv; env_file = dotenv;
serverless = function_as_a_service; faas = serverless_function; cloud_cost_optimization = finops; developer_experience = devex;
devcontainer = development_container; sre = reliability_engineering; outage = downtime; runbook = playbook; operations_manual = runbook;
system_administration = sysadmin; terminal_ui = tui; plugin = add_on; sharding = database_partitioning; autocomplete = typeahead;
autocomplete = autosuggest; etl = data_integration; spreadsheet = excel; excel = xlsx; excel_workbook = xlsx; text_recognition = ocr;
reporting = report_generation; data_visualization = charting; plotting = data_visualization; interpretability = explainable_ai;
xai = explainable_ai; transcription = speech_to_text; text_summarization = summarization; peft = parameter_efficient_fine_tuning;
chunking = text_splitting; subagent = sub_agent; llm_evaluation = evals; chatbot = conversational_agent; conversational_ai = chatbot;
information_security = cybersecurity; cyber_security = infosec; application_security = appsec; devsecops = shift_left_security;
ssdlc = secure_development_lifecycle; vulnerability = security_flaw; disassembly = decompilation; authentication = login;
authentication = sign_in; authn = authentication; authorization = access_control; rbac = role_permissions; passwordless = passkey;
webauthn = passkey; tls = ssl; certificate_management = pki; key_management = kms; privacy = data_protection; redaction = data_masking;
blockchain = distributed_ledger; decentralized_application = dapp; cryptocurrency = digital_currency;
conflict_free_replicated_data_type = crdt; server_sent_events = sse; stylesheet = css; theming = color_scheme; icon_design = iconography;
svg = vector_graphics; drag_and_drop = dnd; modal = popup; toast = snackbar; spinner = loading_indicator; rich_text_editor = wysiwyg;
keyboard_shortcut = hotkey; closed_caption = subtitle; right_to_left = rtl; multilingual = multiple_languages;
wireframing = low_fidelity_prototype; prototyping = rapid_prototype; ux_writing = microcopy; game_development = gamedev;
multiplayer = netcode; gpgpu = gpu_computing; simd = vectorization; supercomputing = high_performance_computing; microcontroller = mcu;
drone = uav; scada = industrial_control_system; bluetooth_low_energy = ble; signal_processing = dsp; video_encoding = transcoding;
gis = geospatial; quickstart = getting_started; how_to_guide = tutorial; tutorial = walkthrough; step_by_step_guide = tutorial;
glossary = terminology; time_tracking = timesheet; agile = scrum; standup = daily_meeting; retrospective = lessons_learned;
feature_ideation = brainstorming; ideation = brainstorming; tender = rfp; paid_advertising = ppc; copywriting = sales_copy;
tagline = slogan; technical_seo = crawlability; cold_outreach = prospecting; revenue_operations = revops; survey_design = questionnaire;
customer_satisfaction = csat; recruiting = talent_acquisition; diversity_and_inclusion = dei; licensing = software_license;
accounting = bookkeeping; budgeting = budget_planning; fintech = financial_technology; bioinformatics = computational_biology;
elearning = online_learning; citation = bibliography; thesis = dissertation; reproducibility = reproducible_research;
screenwriting = screenplay; proofreading = copyediting; proofreader = copy_editor; proofreading = grammar_check; rewriting = paraphrasing;
powerpoint = slide_deck; guid = uuid; segfault = segmentation_fault; ltv = customer_lifetime_value; itsm = it_service_management;
digital_transformation = digitalization; process_modeling = bpmn; kaizen = continuous_improvement; developer_relations = devrel;
hackathon = coding_competition; solopreneur = indie_hacker; rules_file = cursorrules; conciseness = brevity; nl2sql = text_to_sql;
generative_adversarial_network = gan; cluster_analysis = clustering; graph_neural_network = gnn; data_anonymization = deidentification;
privilege_escalation = privesc; semver = semantic_versioning
`;
