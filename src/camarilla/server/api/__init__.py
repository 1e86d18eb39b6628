"""What goes over the network, as structs: `protocol` over the WebSocket, `schemas` over HTTP.

JSON comes in and goes out; the published JSON Schemas, the OpenAPI document and the page's types are made from these.
"""
